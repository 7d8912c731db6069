import { previewSize } from '../../../page-data/build-context';
import type { PreviewCard } from './preview-card';
import { drawPlan, type Colour } from './draw-plan';
import type { FontOutlines } from './font-outlines';
import { fitLines, fitText, renderLine } from './text-layout';

const { width, height } = previewSize;
const left = 48;
/** West edge of the plan, which is as wide as the picture is high. */
const planX = width - height;
/** Width of the text beside a plan, and beside the logo that replaces a missing plan. */
const columns = { plan: planX - left - 28, mark: planX };

/** The mark: a section cut in four with its home quarter in gold. */
function mark(x: number, y: number, side: number, colour: Colour): string {
  const scale = `translate(${String(x)} ${String(y)}) scale(${String(side / 40)})`;
  return `<g transform="${scale}" fill="none" stroke="${colour('--paper')}" stroke-width="2.4"><path d="M2 2h16v16H2zM2 22h16v16H2zM22 22h16v16H22z"/><path d="M22 2h16v16H22z" fill="${colour('--gold')}"/></g>`;
}

/** Draws the text on the left: the brand at the top, the name and the place, the facts at the bottom. */
function drawText(face: FontOutlines, card: PreviewCard, brand: string, colour: Colour): string[] {
  const [white, mute] = [colour('--paper'), colour('--ink-mute')];
  const column = columns[card.plan === null ? 'mark' : 'plan'];
  const heading = fitText(face, card.heading, column, [
    { lines: 1, sizes: [92, 84] },
    { lines: 2, sizes: [84, 80, 76, 72] },
    ...(card.facts.length === 0 ? [{ lines: 3, sizes: [84, 76] }] : []),
    { lines: 3, sizes: [62, 54, 46] },
  ]);
  const placeText = fitText(face, card.place, column, [{ lines: 2, sizes: [38, 36, 34] }]);
  const facts = fitLines(face, card.facts, column, [40, 38, 36, 34, 32, 30]);
  const leading = heading.size * 1.06;
  const top = 132 + heading.size;
  const placeTop = top + leading * (heading.lines.length - 1) + 60;
  const factsTop = height - 48 - 52 * (card.facts.length - 1);
  return [
    mark(left, 48, 46, colour),
    renderLine(face, brand, { x: left + 62, y: 85, size: 40, fill: white }),
    ...heading.lines.map((line, index) =>
      renderLine(face, line, { x: left - 3, y: top + index * leading, size: heading.size, fill: white }),
    ),
    ...placeText.lines.map((line, index) =>
      renderLine(face, line, {
        x: left,
        y: placeTop + index * placeText.size * 1.2,
        size: placeText.size,
        fill: mute,
      }),
    ),
    ...facts.lines.map((fact, index) =>
      renderLine(face, fact, { x: left, y: factsTop + index * 52, size: facts.size, fill: white }),
    ),
  ];
}

/** A picture for link previews as SVG without any text elements: the text on ink, the plan beside it. */
export function drawCard(face: FontOutlines, card: PreviewCard, brand: string, colour: Colour): string {
  const size = `width="${String(width)}" height="${String(height)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`,
    `<rect ${size} fill="${colour('--ink')}"/>`,
    ...drawText(face, card, brand, colour),
    ...(card.plan === null
      ? [mark(planX + 180, 135, 360, colour)]
      : [
          `<rect x="${String(planX)}" width="${String(height)}" height="${String(height)}" fill="${colour('--paper')}"/>`,
          drawPlan(face, card.plan, colour, { x: planX, side: height }),
        ]),
    '</svg>',
  ].join('');
}
