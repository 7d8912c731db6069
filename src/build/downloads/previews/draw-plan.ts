import type { PlanParcel, PlanProps, PlanState } from '../../../model/derive/plan/plan-props';
import type { FontOutlines } from './font-outlines';
import { renderLine } from './text-layout';

/** The colours of the site by the names of their tokens. */
export type Colour = (token: string) => string;

const margin = 14;
/** Side of a drawing in which the numbers have their plain size; they stay smaller than a quarter. */
const plainSide = 170;
const largestNumber = 1.5;

const fills = {
  'for sale': '--gold',
  'bidding now': 'url(#hatch)',
  sold: '--ink',
  'not sold': '--paper',
  postponed: 'url(#stipple)',
  withdrawn: 'url(#crosses)',
  other: '--paper',
} as const satisfies Record<PlanState, string>;

function patterns(colour: Colour): string {
  const [ink, paper] = [colour('--ink'), colour('--paper')];
  const pattern = (id: string, size: string, rest: string, content: string) =>
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${rest}>${content}</pattern>`;
  return [
    pattern(
      'hatch',
      '7',
      ' patternTransform="rotate(45)"',
      `<path fill="${colour('--gold')}" d="M0 0h7v7H0z"/><path stroke="${ink}" stroke-width="1.6" d="M0 0v7"/>`,
    ),
    pattern(
      'stipple',
      '6',
      '',
      `<path fill="${paper}" d="M0 0h6v6H0z"/><path fill="${colour('--ink-2')}" d="M0 0h1.6v1.6H0zM3 3h1.6v1.6H3z"/>`,
    ),
    pattern(
      'crosses',
      '20',
      '',
      `<path fill="${paper}" d="M0 0h20v20H0z"/><path stroke="${colour('--line')}" d="M0 0l20 20M20 0L0 20"/>`,
    ),
  ].join('');
}

const section = 80;
const road = 7;

/** Positions at which rows or columns of squares begin between two edges, counted from a known one. */
function beginnings(known: number, step: number, from: number, to: number): number[] {
  const first = known + Math.floor((from - known) / step) * step;
  return Array.from({ length: Math.ceil((to - first) / step) }, (_, index) => first + index * step);
}

/**
 * The survey behind the land: sections between their roads, quarters dotted. They are drawn one by one, since a pattern
 * takes longer to draw than the rest of the picture.
 */
function survey({ survey: { y, rows } }: PlanProps, [left, top, side]: PlanProps['bounds'], colour: Colour) {
  const columns = beginnings(0, section + road, left, left + side);
  const bands = beginnings(y, rows * section + road, top, top + side);
  const tops = bands.flatMap((band) => Array.from({ length: rows }, (_, row) => band + road + row * section));
  const corners = tops.flatMap((north) => columns.map((west) => `M${String(west)} ${String(north)}`));
  const squares = corners.map((corner) => `${corner}h80v80h-80z`).join('');
  const quarters = corners.map((corner) => `${corner}m40 0v80m-40-40h80`).join('');
  return `<g fill="none" stroke="${colour('--ghost')}"><path d="${squares}"/><path d="${quarters}" stroke-width=".8" stroke-dasharray="1.5 3"/></g>`;
}

/** Land that is not highlighted keeps its shape in a paler colour. */
function edge(state: PlanState, colour: Colour): string {
  if (state === 'other' || state === 'withdrawn') return `stroke="${colour('--line')}" stroke-width="1.4"`;
  const dashes = state === 'not sold' ? ' stroke-dasharray="5 3.2"' : '';
  return `stroke="${colour('--ink')}" stroke-width="2"${dashes}`;
}

function drawParcel({ state, outline, surveyLines, pivots }: PlanParcel, colour: Colour): string {
  const named = fills[state];
  const fill = named.startsWith('--') ? colour(named) : named;
  const line = colour(state === 'sold' ? '--paper' : state === 'other' ? '--line' : '--ink');
  const circles = pivots.map(
    ([x, y]) =>
      `<circle cx="${String(x)}" cy="${String(y)}" r="16" fill="${colour('--paper')}" fill-opacity=".34" stroke="${line}" stroke-width=".9"/>`,
  );
  return `<path d="${outline}" fill="${fill}" ${edge(state, colour)}/><path d="${surveyLines}" fill="none" stroke="${line}" stroke-width=".7" stroke-dasharray="2 2.5"/>${circles.join('')}`;
}

function drawTag(
  face: FontOutlines,
  { number, state, centre: [x, y] }: PlanParcel,
  scale: number,
  colour: Colour,
) {
  if (state === 'other') return '';
  const half = 8.2 * scale;
  const side = String(2 * half);
  const text = renderLine(face, number, {
    x,
    y: y + 4.1 * scale,
    size: 11.5 * scale,
    fill: colour('--ink'),
    centred: true,
  });
  return `<rect x="${String(x - half)}" y="${String(y - half)}" width="${side}" height="${side}" fill="${colour('--paper')}" stroke="${colour('--ink')}" stroke-width="${String(1.1 * scale)}"/>${text}`;
}

/** The plan of a sale in a square with the given side in pixels, as on its card but larger. */
export function drawPlan(
  face: FontOutlines,
  plan: PlanProps,
  colour: Colour,
  position: { x: number; side: number },
): string {
  const [west, north, bounds] = plan.bounds;
  const side = bounds + 2 * margin;
  const [left, top] = [west - margin, north - margin];
  const viewBox = [left, top, side, side].join(' ');
  const block = (outline: string, stroke: string, width: number) =>
    `<path d="${outline}" fill="none" stroke="${colour(stroke)}" stroke-width="${String(width)}"/>`;
  const size = `x="${String(position.x)}" width="${String(position.side)}" height="${String(position.side)}"`;
  return [
    `<svg ${size} viewBox="${viewBox}"><defs>${patterns(colour)}</defs>`,
    survey(plan, [left, top, side], colour),
    ...plan.blocks.map((outline) => block(outline, '--blue', 14.4)),
    ...plan.blocks.map((outline) => block(outline, '--paper', 10.4)),
    // Land in the background first, so that it does not cover the edges of its neighbours.
    ...[...plan.parcels]
      .sort((a, b) => Number(b.state === 'other') - Number(a.state === 'other'))
      .map((parcel) => drawParcel(parcel, colour)),
    ...plan.parcels.map((parcel) => drawTag(face, parcel, Math.min(side / plainSide, largestNumber), colour)),
    '</svg>',
  ].join('');
}
