import type { TextMatch } from '../../lib/find-in-text';
import { normalizeTerm, wordPattern } from '../../model/derive/search/search-terms';

/** Finds the terms of a query in a text, with their positions. */
export function findTerms(text: string, terms: ReadonlySet<string>): readonly TextMatch[] {
  return [...text.matchAll(wordPattern)]
    .filter(([found]) => terms.has(normalizeTerm(found)))
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** Number of characters in about two lines on a phone. */
const excerptLength = 140;
/** Number of characters before the first term. */
const lengthBefore = 30;

/** Returns the part of a text with the most terms; null if it contains none. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string | null {
  const matches = findTerms(text, terms);
  const distinctFrom = (at: number) =>
    new Set(
      matches
        .filter(({ start, end }) => start >= at && end <= at + excerptLength - lengthBefore)
        .map(({ start, end }) => normalizeTerm(text.slice(start, end))),
    ).size;
  let best: { readonly at: number; readonly distinct: number } | null = null;
  for (const { start } of matches) {
    const distinct = distinctFrom(start);
    if (best === null || distinct > best.distinct) best = { at: start, distinct };
  }
  if (best === null) return null;
  if (text.length <= excerptLength) return text;
  const from = Math.max(0, best.at - lengthBefore);
  const to = Math.min(text.length, from + excerptLength);
  const head = from === 0 ? text.slice(0, to) : text.slice(from, to).replace(/^\S*\s/, '… ');
  return to === text.length ? head : head.replace(/\s\S*$/, ' …');
}
