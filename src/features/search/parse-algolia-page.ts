import { normalizeTerm } from '../../model/derive/search/search-terms';
import type { FoundPage } from './page-search';
import { parsePageHit } from './parse-page-hit';

/** Characters that Algolia puts around matches: they are for private use, so no text contains them. */
export const matchTags = { highlightPreTag: '\uE000', highlightPostTag: '\uE001' } as const;

const tag = /[\uE000\uE001]/gu;
const taggedWord = /[\p{L}\p{M}\p{N}]*\uE000[\p{L}\p{M}\p{N}\uE000\uE001]*/gu;

function valueIn(part: unknown): string {
  return typeof part === 'object' && part !== null && 'value' in part && typeof part.value === 'string'
    ? part.value
    : '';
}

/** Texts of a hit with tags around the matches. */
function taggedTexts(hit: object, field: '_highlightResult' | '_snippetResult'): string[] {
  const parts: unknown = field in hit ? Reflect.get(hit, field) : null;
  return typeof parts === 'object' && parts !== null ? Object.values(parts).map(valueIn) : [];
}

function termsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(taggedWord)].map(([word]) => normalizeTerm(word.replace(tag, ''))),
  );
}

/** Parses a page of the index pages at Algolia; null if it is anything else. */
export function parseAlgoliaPage(hit: unknown): FoundPage | null {
  if (typeof hit !== 'object' || hit === null || !('objectID' in hit)) return null;
  const text = (name: 'location' | 'time'): unknown => Reflect.get(hit, name) ?? '';
  const page = parsePageHit(hit.objectID, hit, text('location') === '' ? text('time') : text('location'));
  if (page === null) return null;
  const snippet = taggedTexts(hit, '_snippetResult').find((value) => value.includes('\uE000'));
  return {
    ...page,
    terms: new Set(
      termsIn([...taggedTexts(hit, '_highlightResult'), ...(snippet === undefined ? [] : [snippet])]),
    ),
    excerpt: snippet === undefined ? { kind: 'none' } : { kind: 'known', text: snippet.replace(tag, '') },
  };
}
