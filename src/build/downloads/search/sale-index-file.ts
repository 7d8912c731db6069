import MiniSearch from 'minisearch';
import { saleIndexRoute } from '../../../model/derive/routes';
import { saleIndexOptions } from '../../../model/derive/search/sale-index';
import type { SaleDocument } from '../../../model/derive/search/search-document';
import type { BuildContext } from '../../../page-data/build-context';
import type { SaleContext } from '../../../page-data/sale-context';
import type { PublishedFile } from '../publishing/publish-files';
import { saleDocuments } from '../../search/sale-documents';

/** The index of sales for the suggestions of the search box, loaded when a visitor starts typing. */
export function saleIndexFile(
  context: Pick<BuildContext, 'html'>,
  saleContexts: readonly SaleContext[],
): PublishedFile {
  return {
    route: saleIndexRoute,
    content: () => {
      const index = new MiniSearch<SaleDocument>(saleIndexOptions);
      index.addAll(saleDocuments(context, saleContexts));
      return JSON.stringify(index);
    },
  };
}
