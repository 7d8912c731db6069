import { fail, ok } from '../../lib/result';
import type { AlgoliaSettings } from '../../model/derive/search/search-services';
import { maxSuggestions, type SaleSuggestion } from '../../model/derive/search/suggestions';
import { queryAlgolia } from './algolia-client';
import { parseSaleHit } from './parse-sale-hit';
import type { Find } from './search-ports';

/** Finds sales in the index suggestions at Algolia. */
export function algoliaSales(settings: AlgoliaSettings): Find<SaleSuggestion> {
  return async function findSales(query, superseded) {
    const response = await queryAlgolia(
      settings,
      {
        indexName: 'suggestions',
        query,
        hitsPerPage: maxSuggestions,
        attributesToRetrieve: ['slug', 'name', 'location'],
      },
      superseded,
    );
    if (!response.ok) return response;
    const sales = response.value.hits.map(parseSaleHit);
    return sales.includes(null)
      ? fail('unreadable')
      : ok(sales.filter((sale) => sale !== null).slice(0, maxSuggestions));
  };
}
