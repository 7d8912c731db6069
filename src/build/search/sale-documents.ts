import { plainText } from '../../lib/html-text';
import { placeLabel } from '../../model/derive/summaries';
import { parcelRoute, saleRoute } from '../../model/derive/routes';
import type { SaleStatus } from '../../model/derive/status';
import type { SaleDocument, SearchDocument } from '../../model/derive/search/search-document';
import type { BuildContext } from '../../page-data/build-context';
import type { SaleContext } from '../../page-data/sale-context';

const weights: Readonly<Record<SaleStatus, number>> = {
  live: 2,
  upcoming: 2,
  postponed: 1,
  completed: 0,
  withdrawn: 0,
};

/** A sale and its parcels. A legal description finds the sale as well, since it may be all that a visitor knows. */
function documentsOf(
  context: Pick<BuildContext, 'html'>,
  { sale, place, status }: SaleContext,
): [SaleDocument, ...SearchDocument[]] {
  const shared = { location: placeLabel(place), weight: weights[status] };
  const lands = sale.parcels.flatMap(({ landDescriptions }) => landDescriptions);
  return [
    {
      ...shared,
      objectID: saleRoute(sale),
      kind: 'sale',
      slug: sale.slug,
      name: sale.name,
      summary: sale.summary,
      keywords: [sale.municipality, ...lands].join(', '),
      text: plainText(context.html(sale.description)),
    },
    ...sale.parcels.map((parcel): SearchDocument => ({
      ...shared,
      objectID: parcelRoute(sale.slug, parcel.slug),
      kind: 'parcel',
      name: `${parcel.name}, ${sale.name}`,
      summary: parcel.summary,
      keywords: [sale.municipality, ...parcel.landDescriptions].join(', '),
      text: plainText(context.html(parcel.description)),
    })),
  ];
}

/** Documents of all sales that were not withdrawn. */
function listed(saleContexts: readonly SaleContext[]): SaleContext[] {
  return saleContexts.filter(({ status }) => status !== 'withdrawn');
}

/** Every sale, for suggestions. */
export function saleDocuments(
  context: Pick<BuildContext, 'html'>,
  saleContexts: readonly SaleContext[],
): SaleDocument[] {
  return listed(saleContexts).map((saleContext) => documentsOf(context, saleContext)[0]);
}

/** Every sale, each followed by its parcels. */
export function saleAndParcelDocuments(
  context: Pick<BuildContext, 'html'>,
  saleContexts: readonly SaleContext[],
): SearchDocument[] {
  return listed(saleContexts).flatMap((saleContext) => documentsOf(context, saleContext));
}
