import MiniSearch from 'minisearch';
import { cacheResult } from '../../lib/http/cache-result';
import { fetchJson, type FetchFailure } from '../../lib/http/fetch-json';
import { fail, ok, type Result } from '../../lib/result';
import { provinceNames } from '../../model/derive/provinces';
import { placesRoute } from '../../model/derive/routes';
import type { PlaceRow } from '../../model/derive/search/gazetteer';
import { normalizeTerm } from '../../model/derive/search/search-terms';
import { maxSuggestions, type PlaceSuggestion } from '../../model/derive/search/suggestions';
import { matching } from './matching';
import { parseGazetteer } from './parse-gazetteer';
import type { Find } from './search-ports';

interface PlaceIndex {
  readonly index: MiniSearch;
  readonly rows: readonly PlaceRow[];
  /** Rank of each row: places of the content come first, then others where land is sold, then the rest. */
  readonly weights: readonly number[];
}

/** Number of places that are indexed at a time, so that typing is never delayed. */
const chunkSize = 200;

const sellingProvinces = new Map<string, string>(Object.entries(provinceNames));

async function indexPlaces(json: unknown): Promise<Result<PlaceIndex, FetchFailure>> {
  const gazetteer = parseGazetteer(json);
  if (gazetteer === null) return fail('unreadable');
  const rows = [...gazetteer.ours, ...gazetteer.others];
  const index = new MiniSearch({ fields: ['name', 'province'], processTerm: normalizeTerm });
  const documents = rows.map(([name, province], id) => ({
    id,
    name,
    province: `${province} ${sellingProvinces.get(province) ?? ''}`,
  }));
  await index.addAllAsync(documents, { chunkSize });
  const weights = rows.map(([, province], at) =>
    at < gazetteer.ours.length ? 3 : sellingProvinces.has(province) ? 2 : 1,
  );
  return ok({ index, rows, weights });
}

async function fetchPlaces(): Promise<Result<PlaceIndex, FetchFailure>> {
  const json = await fetchJson(placesRoute);
  return json.ok ? indexPlaces(json.value) : json;
}

/** Returns the best matches, with only the first of places of one name in one province. */
function search(
  { index, rows, weights }: PlaceIndex,
  query: string,
  most: number,
): readonly PlaceSuggestion[] {
  const hits = index.search(query, { ...matching, boostDocument: (id) => weights[Number(id)] ?? 1 });
  const found = new Map<string, PlaceSuggestion>();
  for (const { id } of hits) {
    const row = rows[Number(id)];
    if (row === undefined || found.size === most) break;
    const [name, province, longitude, latitude] = row;
    const label = `${name}, ${province}`;
    if (!found.has(label)) found.set(label, { key: label, label, coordinates: [longitude, latitude] });
  }
  return [...found.values()];
}

/**
 * Finds places in the gazetteer that the build makes. All queries share it, so that aborting one does not abort its
 * loading.
 */
export function embeddedPlaces(most = maxSuggestions): {
  readonly find: Find<PlaceSuggestion>;
  readonly prepare: () => void;
} {
  const places = cacheResult(fetchPlaces);
  return {
    find: async (query) => {
      const loaded = await places();
      return loaded.ok ? ok(search(loaded.value, query, most)) : loaded;
    },
    prepare: () => {
      void places();
    },
  };
}
