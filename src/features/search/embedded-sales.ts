import type MiniSearch from 'minisearch';
import { cacheResult } from '../../lib/http/cache-result';
import type { FetchFailure } from '../../lib/http/fetch-json';
import { fail, ok, type Result } from '../../lib/result';
import { saleIndexRoute } from '../../model/derive/routes';
import { saleIndexOptions } from '../../model/derive/search/sale-index';
import { maxSuggestions, type SaleSuggestion } from '../../model/derive/search/suggestions';
import { fetchIndex } from './fetch-index';
import { matching } from './matching';
import { parseSaleHit } from './parse-sale-hit';
import type { Find } from './search-ports';

function search(index: MiniSearch, query: string): Result<readonly SaleSuggestion[], FetchFailure> {
  try {
    const hits = index.search(query, {
      ...matching,
      boostDocument: (_id, _term, stored) => 1 + Number(stored?.weight ?? 0),
    });
    const sales = hits.slice(0, maxSuggestions).map(parseSaleHit);
    return sales.includes(null) ? fail('unreadable') : ok(sales.filter((sale) => sale !== null));
  } catch {
    // The version of the index is right, but its parts are invalid.
    return fail('unreadable');
  }
}

/**
 * Finds sales in the index that the build makes. All queries share it, so that aborting one does not abort its
 * loading.
 */
export function embeddedSales(): { readonly find: Find<SaleSuggestion>; readonly prepare: () => void } {
  const index = cacheResult(() => fetchIndex(saleIndexRoute, saleIndexOptions));
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
