import type { ParcelRow, SaleParcels } from '../../../model/derive/land/sale-parcels';
import { saleParcelsRoute } from '../../../model/derive/routes';
import { landText } from '../../../page-data/lot-row';
import { withStatus, type SaleContext } from '../../../page-data/sale-context';
import type { PublishedFile } from '../publishing/publish-files';

function rowsOf({ sale }: SaleContext): ParcelRow[] {
  return sale.parcels.map(({ name, landDescriptions }) => [name, landText(landDescriptions)]);
}

/**
 * The land of each sale that is not over, for what cards say about a visitor's land; their pages have no room for it.
 */
export function saleParcelsFile(saleContexts: readonly SaleContext[]): PublishedFile {
  return {
    route: saleParcelsRoute,
    content: () => {
      const current = withStatus(saleContexts, 'upcoming', 'live', 'postponed');
      const parcels: SaleParcels = Object.fromEntries(
        current.map((saleContext) => [saleContext.sale.slug, rowsOf(saleContext)]),
      );
      return JSON.stringify(parcels);
    },
  };
}
