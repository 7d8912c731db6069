import type { Lot } from '../../model/derive/lots';
import { highlightParcels } from '../../model/derive/plan/highlight-parcels';
import { salePlan } from '../../model/derive/plan/sale-plan';
import { hasFinalPrices } from '../../model/derive/prices';
import { parcelRoute } from '../../model/derive/routes';
import { aerialProps } from '../../page-data/aerial';
import type { BuildContext } from '../../page-data/build-context';
import { soldStamp } from '../../page-data/sold-stamp';
import { lotRow } from '../../page-data/lot-row';
import type { ParcelPlanProps } from './props';
import type { SaleContext } from '../../page-data/sale-context';

/**
 * Returns the plan of the whole sale with a lot in its state, the groups it belongs to, and the other parcels dimmed.
 */
export function parcelPlan(
  context: BuildContext,
  saleContext: SaleContext,
  lot: Lot,
): ParcelPlanProps | null {
  const { sale, status, lots } = saleContext;
  const plan = salePlan(sale, status, 'page');
  if (plan === null) return null;
  const own = (slug: string) => slug === lot.slug || (lot.enBloc && lot.memberSlugs.includes(slug));
  const indexes = sale.parcels.flatMap(({ slug }, index) => (own(slug) ? [index] : []));
  const blocks = plan.blocks.filter((_, index) => {
    const enBloc = sale.enBlocs[index];
    return enBloc !== undefined && (enBloc.slug === lot.slug || enBloc.parcels.includes(lot.slug));
  });
  return {
    plan: highlightParcels({ ...plan, blocks }, indexes),
    lots: lots.filter(({ enBloc }) => !enBloc).map((parcel) => lotRow(saleContext, parcel)),
    aerial: aerialProps(context, sale),
    finalPrices: hasFinalPrices(sale, status),
    stamp: soldStamp(
      saleContext,
      context.content.texts.auctionDay,
      lot.enBloc ? [...lot.memberSlugs] : [lot.slug],
    ),
    links: sale.parcels.map(({ slug, name }) =>
      slug === lot.slug ? null : { href: parcelRoute(sale.slug, slug), label: name },
    ),
  };
}
