import { pageIndexRoute, pageTextsRoute, pageWordsRoute } from '../../../model/derive/routes';
import type { SearchDocument } from '../../../model/derive/search/search-document';
import { pageIndex, textFiles, wordsByFile } from '../../search/page-index';
import type { PublishedFile } from '../publishing/publish-files';

/** Files that the search page reads: an index of all pages, the words of their texts, the texts themselves. */
export function pageIndexFiles(documents: readonly SearchDocument[]): PublishedFile[] {
  return [
    { route: pageIndexRoute, content: () => JSON.stringify(pageIndex(documents)) },
    ...[...wordsByFile(documents)].map(([file, entries]) => ({
      route: pageWordsRoute(file),
      content: () => JSON.stringify(entries),
    })),
    ...textFiles(documents).map((texts, file) => ({
      route: pageTextsRoute(file),
      content: () => JSON.stringify(texts),
    })),
  ];
}
