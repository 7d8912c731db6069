import { firstInvisible, nameOfInvisible } from '../../../lib/invisible-characters';
import { anchorPattern, isReservedId } from '../../derive/reserved-ids';
import { markdownLetters } from '../../schema/fields';
import { collections, isCollection } from '../files/collections';
import type { UncheckedContent } from '../files/unchecked-content';
import { excerpt, fieldName, type Problem } from '../files/problem';
import { findReferenceFields } from '../files/reference-fields';
import { deadPath, listPageRoutes, type PageRoutes } from './known-routes';
import { missingFigure } from './missing-figure';
import { findDeepNesting, maxLevels } from './markdown-nesting';

/** A problem of a text, with its line from 0. */
interface Finding {
  readonly line: number;
  readonly message: string;
  readonly advice: string;
}

/** A text in Markdown with its place. */
interface MarkdownText {
  readonly file: string;
  readonly field: string;
  readonly text: string;
  /** The line of the file on which it begins. */
  readonly firstLine: number | null;
  /** True if line numbers of the text are those of the file. */
  readonly sameLines: boolean;
}

const anchor = /^( {0,3}#{1,6}[ \t].*)\{#([^{}]*)\}[ \t]*$/;
const rowMark = /^(\|?[^|]*)\{(?:sum|bloc)\}([ \t]*\|)/;

function anchorFinding(id: string, usedIds: ReadonlySet<string>): Omit<Finding, 'line'> | null {
  const other = 'another name in {#…}, such as {#Starting-Bids}.';
  if (!anchorPattern.test(id)) {
    const message = `the anchor "${excerpt(id)}" has other signs than letters, digits and dashes, or none`;
    return { message, advice: 'letters, digits and dashes, a letter first, such as {#Starting-Bids}.' };
  }
  if (isReservedId(id))
    return { message: `the anchor "${id}" is a name that the page itself uses`, advice: other };
  if (usedIds.has(id)) return { message: `the anchor "${id}" is used twice in this text`, advice: other };
  return null;
}

/** The lines of a text that are not code, without the code within them. */
function* proseLines(text: string): Generator<{ readonly line: number; readonly text: string }> {
  let fence: string | null = null;
  for (const [line, source] of text.split('\n').entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(source)?.[1]?.slice(0, 3) ?? null;
    if (mark !== null && (fence === null || fence === mark)) fence = fence === null ? mark : null;
    else if (fence === null) yield { line, text: source.replace(/`[^`]*`/g, '') };
  }
}

const destination = /\]\([ \t]*<?([^)>\s]*)/g;
/** In lower case: the build removes addresses in any other. */
const leadsSomewhere = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/;

function linkFindings(text: string, routes: PageRoutes | null): Omit<Finding, 'line'>[] {
  const images = text.includes('![')
    ? [
        {
          message: 'the text has a picture, which is not shown there',
          advice: 'the text without it; pictures have fields of their own.',
        },
      ]
    : [];
  if (images.length > 0) return images;
  return [...text.matchAll(destination)].flatMap(([, target = '']) => {
    const dead = leadsSomewhere.test(target)
      ? deadPath(target, routes)
      : {
          message: `the link to "${excerpt(target)}" leads nowhere`,
          advice: 'a path of this site such as /faq/, or an address that begins with https://.',
        };
    return dead ?? [];
  });
}

/** Problems of a line as a heading or as HTML, each with its pattern. */
const lineFaults: readonly (Omit<Finding, 'line'> & { readonly pattern: RegExp })[] = [
  {
    pattern: /^ {0,3}#[ \t]+\S/,
    message: 'a heading with a single # would be a second title of the page',
    advice: '## before the heading.',
  },
  {
    pattern: /^ {0,3}#{1,6}[ \t]*(?:\{#[^{}]*\})?[ \t]*$/,
    message: 'a heading has no words',
    advice: 'its words; or take the line out.',
  },
  {
    pattern: /^ {0,3}#{2,6}[^#\s]/,
    message: 'a heading is shown with its signs, since no space follows them',
    advice: 'a space after ##.',
  },
  {
    pattern: /<!--|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
    message: 'the text has a tag or a comment of HTML',
    advice: 'Markdown, such as **bold**, or the words alone.',
  },
];

const braces = {
  message: 'curly brackets in the text are read as a mark, and would vanish',
  advice:
    'round ones; only {#Anchor} ends a heading, {sum} or {bloc} the first cell of a row, and docs/editors.md lists words such as {depositDue}.',
};

/** Finds everything in a Markdown text that would vanish, clash or break a feed. */
function findingsIn(text: string, draft: UncheckedContent, routes: PageRoutes | null): Finding[] {
  const findings: Finding[] = [];
  const anchors = new Set<string>();
  const invisible = firstInvisible(text.replace(/[\n\t]/g, ' '));
  if (invisible !== null) {
    const before = text.slice(0, text.indexOf(invisible)).split('\n');
    const words = before.at(-1)?.slice(-30).trim() ?? '';
    const place = words === '' ? '' : ` after "${words}"`;
    findings.push({
      line: before.length - 1,
      message: `the text holds ${nameOfInvisible(invisible)}${place}`,
      advice: 'the line anew.',
    });
  }
  const tooDeep = findDeepNesting(text);
  if (tooDeep !== null) {
    findings.push({
      line: tooDeep,
      message: `lists, quotes or emphasis stand within each other more than ${String(maxLevels)} times`,
      advice: 'fewer levels; a * or _ that is meant as such is written \\* or \\_.',
    });
  }
  for (const { line, text: prose } of proseLines(text)) {
    for (const { pattern, ...fault } of lineFaults)
      if (pattern.test(prose)) findings.push({ line, ...fault });
    const [, before = prose, id] = anchor.exec(prose) ?? [];
    const found = id === undefined ? null : anchorFinding(id, anchors);
    if (found !== null) findings.push({ line, ...found });
    if (id !== undefined) anchors.add(id);
    if (/[{}]/.test(before.replace(rowMark, '$1$2')))
      findings.push({ line, ...(missingFigure(before, draft) ?? braces) });
    findings.push(...linkFindings(prose, routes).map((finding) => ({ line, ...finding })));
  }
  return findings;
}

function textsIn(draft: UncheckedContent): MarkdownText[] {
  return Object.keys(collections)
    .filter(isCollection)
    .flatMap((name) =>
      draft[name].entries.flatMap(({ parsed, fields }): MarkdownText[] => [
        ...findReferenceFields(collections[name].schema, fields)
          .filter(({ format }) => format === 'markdown')
          .map(({ path, value }) => ({
            file: parsed.file,
            field: fieldName(path),
            text: value,
            firstLine: parsed.lineOf(path),
            sameLines: false,
          })),
        {
          file: parsed.file,
          field: 'text',
          text: parsed.body,
          firstLine: parsed.bodyLine,
          sameLines: true,
        },
      ]),
    );
}

/** Texts in Markdown that would not read as they are written, or whose anchors clash with those of the page. */
export function checkMarkdownTexts(draft: UncheckedContent): Problem[] {
  const routes = listPageRoutes(draft);
  return textsIn(draft).flatMap(({ file, field, text, firstLine, sameLines }): Problem[] => {
    if (text.length > markdownLetters) {
      const message = `has ${String(text.length)} letters: at most ${String(markdownLetters)} fit`;
      return [{ file, line: firstLine, field, message, advice: 'a shorter text, or two.' }];
    }
    return findingsIn(text, draft, routes).map(({ line, message, advice }) => ({
      file,
      line: firstLine === null ? null : firstLine + (sameLines ? line : 0),
      field,
      message,
      advice,
    }));
  });
}
