import type { MyPlace } from '../../../features/my-place/my-place';
import type { Find } from '../../../features/search/search-ports';
import { findLand } from '../../../model/derive/land/find-land';
import { normalizeQuery, normalizeTerm } from '../../../model/derive/search/search-terms';
import type { PlaceSuggestion } from '../../../model/derive/search/suggestions';

/** Result of looking up a text. The visitor chooses among several places; a failure says what is wrong with the text. */
export type FoundPlace =
  | { readonly kind: 'found'; readonly place: MyPlace }
  | { readonly kind: 'several'; readonly places: readonly MyPlace[] }
  | { readonly kind: 'failed'; readonly why: 'empty' | 'not land' | 'not found' | 'unavailable' };

/** Returns only letters and digits: "St. Paul, AB" becomes "st paul ab". */
function plain(text: string): string {
  return normalizeTerm(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns true when the words are the name of a place, with or without its province. */
function isNamed(label: string, words: string): boolean {
  return [label, label.slice(0, label.lastIndexOf(','))].some((name) => plain(name) === plain(words));
}

/**
 * Finds the place that a visitor means: a legal land description in any spelling, or else a town.
 *
 * @param findTowns Must not send the words anywhere.
 * @param superseded Aborted when nobody waits for the answer any more.
 */
export async function findPlace(
  text: string,
  findTowns: Find<PlaceSuggestion>,
  superseded: AbortSignal,
): Promise<FoundPlace> {
  const words = normalizeQuery(text);
  if (words === '') return { kind: 'failed', why: 'empty' };
  const land = findLand(words);
  if (land !== null) return { kind: 'found', place: { label: land.label, position: land.centre } };
  const towns = await findTowns(words, superseded);
  if (!towns.ok) return { kind: 'failed', why: 'unavailable' };
  const places = towns.value.map(({ label, coordinates }) => ({ label, position: coordinates }));
  const named = places.filter(({ label }) => isNamed(label, words));
  const [only] = named;
  if (only !== undefined && named.length === 1) return { kind: 'found', place: only };
  if (named.length > 0) return { kind: 'several', places: named };
  if (places.length > 0) return { kind: 'several', places };
  return { kind: 'failed', why: /\d/.test(words) ? 'not land' : 'not found' };
}
