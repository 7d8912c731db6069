import type { Lot } from '../../model/derive/lots';
import { highlightParcels } from '../../model/derive/plan/highlight-parcels';
import { salePlan } from '../../model/derive/plan/sale-plan';
import { parcelRoute } from '../../model/derive/routes';
import type { ParcelPlanProps } from './props';
import type { SaleContext } from '../../page-data/sale-context';

/** The plan of the whole sale with a lot in its state, the groups it belongs to, and the other parcels dimmed. */
export function parcelPlan({ sale, status }: SaleContext, lot: Lot): ParcelPlanProps | null {
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
    links: sale.parcels.map(({ slug, name }) =>
      slug === lot.slug ? null : { href: parcelRoute(sale.slug, slug), label: name },
    ),
  };
}
