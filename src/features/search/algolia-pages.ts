import { fail, ok } from '../../lib/result';
import type { AlgoliaSettings } from '../../model/derive/search/search-services';
import { askAlgolia } from './algolia-client';
import type { FindPages } from './page-search';
import { matchTags, parseAlgoliaPage } from './parse-algolia-page';

/** The best so many are asked for; a visitor who would read on writes another word. */
const maxPages = 200;

/** Finds pages in the index pages at Algolia. */
export function algoliaPages(settings: AlgoliaSettings): FindPages {
  return async function findPages(words, superseded) {
    const answer = await askAlgolia(
      settings,
      {
        ...matchTags,
        indexName: 'pages',
        query: words,
        hitsPerPage: maxPages,
        attributesToRetrieve: ['kind', 'name', 'summary', 'location', 'time'],
        attributesToHighlight: ['name', 'summary'],
        attributesToSnippet: ['text:25'],
      },
      superseded,
    );
    if (!answer.ok) return answer;
    const pages = answer.value.hits.map(parseAlgoliaPage);
    return pages.includes(null)
      ? fail('unreadable')
      : ok({ pages: pages.filter((page) => page !== null), total: answer.value.total });
  };
}
