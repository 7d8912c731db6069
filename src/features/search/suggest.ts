import type { FetchFailure } from '../../lib/http/fetch-json';
import { ok, type Result } from '../../lib/result';
import { findLand } from '../../model/derive/land/find-land';
import type { PlaceSuggestion, SaleSuggestion } from '../../model/derive/search/suggestions';
import type { SearchPorts } from './search-ports';

/** Suggestions for a query. */
export interface Suggestions {
  readonly locations: readonly PlaceSuggestion[];
  readonly sales: readonly SaleSuggestion[];
}

/** Returns the land that a legal description names, without a request. */
function landSuggestion(query: string): PlaceSuggestion | null {
  const land = findLand(query);
  return land === null ? null : { key: land.label, label: land.label, coordinates: land.centre };
}

/** Returns suggestions for a query. If one source fails, all fail: partial results would look like complete ones. */
export async function suggest(
  { findPlaces, findSales }: SearchPorts,
  query: string,
  superseded: AbortSignal,
): Promise<Result<Suggestions, FetchFailure>> {
  const land = landSuggestion(query);
  const [locations, sales] = await Promise.all([
    land === null ? findPlaces(query, superseded) : ok([land]),
    findSales(query, superseded),
  ]);
  if (!locations.ok) return locations;
  return sales.ok ? ok({ locations: locations.value, sales: sales.value }) : sales;
}
