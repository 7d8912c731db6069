import { fail, ok } from '../../lib/result';
import type { AlgoliaSettings } from '../../model/derive/search/search-services';
import { queryAlgolia } from './algolia-client';
import type { FindPages } from './page-search';
import { matchTags, parseAlgoliaPage } from './parse-algolia-page';

/** Number of pages that are requested; visitors who want more refine their query. */
const maxPages = 200;

/** Finds pages in the index pages at Algolia. */
export function algoliaPages(settings: AlgoliaSettings): FindPages {
  return async function findPages(query, superseded) {
    const response = await queryAlgolia(
      settings,
      {
        ...matchTags,
        indexName: 'pages',
        query,
        hitsPerPage: maxPages,
        attributesToRetrieve: ['kind', 'name', 'summary', 'location', 'time'],
        attributesToHighlight: ['name', 'summary'],
        attributesToSnippet: ['text:25'],
      },
      superseded,
    );
    if (!response.ok) return response;
    const pages = response.value.hits.map(parseAlgoliaPage);
    return pages.includes(null)
      ? fail('unreadable')
      : ok({ pages: pages.filter((page) => page !== null), total: response.value.total });
  };
}
