import { splice } from './splice';

/**
 * Changes words of a text of several lines, and keeps the line breaks between the others.
 *
 * @param source The text as it is in the file, with its block indicator, such as `>-`.
 * @returns Null if the words are written differently in the file, such as with escapes.
 */
export function replaceWords(source: string, before: string, after: string): string | null {
  const header = /^[|>]\S*(?=\n)|^["']/.exec(source)?.[0] ?? '';
  const places = [...source.slice(header.length).matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    start: header.length + index,
    end: header.length + index + word.length,
  }));
  const [old, wanted] = [before.trim().split(/\s+/), after.trim().split(/\s+/)];
  if (places.length !== old.length || places.some(({ word }, index) => word !== old[index])) return null;
  const most = Math.min(old.length, wanted.length);
  let head = 0;
  while (head < most && old[head] === wanted[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === wanted.at(-1 - tail)) tail += 1;
  const words = wanted.slice(head, wanted.length - tail).join(' ');
  const [first, last] = [places[head], places[places.length - tail - 1]];
  const [previous] = [places[head - 1]];
  if (first !== undefined && last !== undefined && head < places.length - tail && words !== '')
    return splice(source, [{ start: first.start, end: last.end, text: words }]);
  if (previous === undefined || last === undefined) return null;
  const text = words === '' ? '' : ` ${words}`;
  return splice(source, [{ start: previous.end, end: words === '' ? last.end : previous.end, text }]);
}
