import { fail, ok } from '../../lib/result';
import type { AlgoliaSettings } from '../../model/derive/search/search-services';
import { maxSuggestions, type SaleSuggestion } from '../../model/derive/search/suggestions';
import { askAlgolia } from './algolia-client';
import { parseSaleHit } from './parse-sale-hit';
import type { Ask } from './search-ports';

/** Finds sales in the index suggestions at Algolia. */
export function algoliaSales(settings: AlgoliaSettings): Ask<SaleSuggestion> {
  return async function findSales(words, superseded) {
    const answer = await askAlgolia(
      settings,
      {
        indexName: 'suggestions',
        query: words,
        hitsPerPage: maxSuggestions,
        attributesToRetrieve: ['slug', 'name', 'location'],
      },
      superseded,
    );
    if (!answer.ok) return answer;
    const sales = answer.value.hits.map(parseSaleHit);
    return sales.includes(null)
      ? fail('unreadable')
      : ok(sales.filter((sale) => sale !== null).slice(0, maxSuggestions));
  };
}
