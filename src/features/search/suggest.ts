import { ok, type Result } from '../../lib/result';
import { findLand } from '../../model/derive/land/find-land';
import type { PlaceSuggestion, SaleSuggestion } from '../../model/derive/search/suggestions';
import type { SearchFailure, SearchPorts } from './search-ports';

/** What a visitor's words may mean. */
export interface Suggestions {
  readonly locations: readonly PlaceSuggestion[];
  readonly sales: readonly SaleSuggestion[];
}

/** The land that a legal description names, without asking anybody. */
function landSuggestion(words: string): PlaceSuggestion | null {
  const land = findLand(words);
  return land === null ? null : { key: land.label, label: land.label, coordinates: land.centre };
}

/** What to suggest for a visitor's words. One failure fails all: half an answer would look like a whole one. */
export async function suggest(
  { findPlaces, findSales }: SearchPorts,
  words: string,
  superseded: AbortSignal,
): Promise<Result<Suggestions, SearchFailure>> {
  const land = landSuggestion(words);
  const [locations, sales] = await Promise.all([
    land === null ? findPlaces(words, superseded) : ok([land]),
    findSales(words, superseded),
  ]);
  if (!locations.ok) return locations;
  return sales.ok ? ok({ locations: locations.value, sales: sales.value }) : sales;
}
