import type { SearchDocument } from '../../model/derive/search/search-document';
import type { BuildContext } from '../../page-data/build-context';
import type { SaleContext } from '../../page-data/sale-context';
import { episodeDocuments } from './episode-documents';
import { pageDocuments } from './page-documents';
import { saleAndParcelDocuments } from './sale-documents';

/** Documents of everything on the site that is searchable. */
export function searchDocuments(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SearchDocument[] {
  return [
    ...saleAndParcelDocuments(context, saleContexts),
    ...pageDocuments(context),
    ...episodeDocuments(context),
  ];
}
