import MiniSearch, { type AsPlainObject } from 'minisearch';
import { fail, ok, type Result } from '../../lib/result';
import { saleIndexRoute } from '../../model/derive/routes';
import { saleIndexOptions } from '../../model/derive/search/sale-index';
import { maxSuggestions, type SaleSuggestion } from '../../model/derive/search/suggestions';
import { fetchJson } from './fetch-json';
import { cacheResult } from './cache-result';
import { matching } from './matching';
import { parseSaleHit } from './parse-sale-hit';
import type { Find, SearchFailure } from './search-ports';

function isIndex(json: unknown): json is AsPlainObject {
  return typeof json === 'object' && json !== null && 'serializationVersion' in json && 'index' in json;
}

function parseIndex(json: unknown): Result<MiniSearch, SearchFailure> {
  if (!isIndex(json)) return fail('unreadable');
  try {
    return ok(MiniSearch.loadJS(json, saleIndexOptions));
  } catch {
    return fail('unreadable');
  }
}

async function fetchIndex(): Promise<Result<MiniSearch, SearchFailure>> {
  const json = await fetchJson(saleIndexRoute);
  return json.ok ? parseIndex(json.value) : json;
}

function search(index: MiniSearch, query: string): Result<readonly SaleSuggestion[], SearchFailure> {
  try {
    const hits = index.search(query, {
      ...matching,
      boostDocument: (_id, _term, stored) => 1 + Number(stored?.weight ?? 0),
    });
    const sales = hits.slice(0, maxSuggestions).map(parseSaleHit);
    return sales.includes(null) ? fail('unreadable') : ok(sales.filter((sale) => sale !== null));
  } catch {
    // An index of the right version whose parts are not what they should be.
    return fail('unreadable');
  }
}

/**
 * Finds sales in the index that the build makes. All queries share it, so that aborting one does not abort its
 * loading.
 */
export function embeddedSales(): { readonly find: Find<SaleSuggestion>; readonly prepare: () => void } {
  const index = cacheResult(fetchIndex);
  return {
    find: async (query) => {
      const loaded = await index();
      return loaded.ok ? search(loaded.value, query) : loaded;
    },
    prepare: () => {
      void index();
    },
  };
}
