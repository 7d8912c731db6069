import { distanceKm } from '../../lib/geo';
import { saleArea } from '../../model/derive/areas';
import { formatShortDateTime } from '../../model/derive/dates';
import { salePlan } from '../../model/derive/plan/sale-plan';
import { priceRange } from '../../model/derive/prices';
import { saleRoute } from '../../model/derive/routes';
import { formatNearby, landSummary } from '../../model/derive/summaries';
import type { BuildContext } from '../../page-data/build-context';
import { subscribeLink } from '../../page-data/common-links';
import { landPosition } from '../../page-data/land-position';
import { withStatus, type SaleContext } from '../../page-data/sale-context';
import type { SimilarSaleProps, SimilarSalesProps } from './props';

const shown = 3;

/** Distance in kilometres that counts as much as the difference between fully cultivated and uncultivated land. */
const useKm = 1500;

function cultivatedShare({ sale }: SaleContext): number {
  const { cultivatedAcres, titledAcres } = saleArea(sale);
  return cultivatedAcres / titledAcres;
}

function distance(from: SaleContext, to: SaleContext): number {
  const [a, b] = [landPosition(from.sale.parcels), landPosition(to.sale.parcels)];
  return a === null || b === null ? Infinity : distanceKm(a, b);
}

function similarSale({ sale, place, status, times, zone }: SaleContext): SimilarSaleProps {
  return {
    href: saleRoute(sale),
    name: sale.name,
    text: `${formatNearby(place)}. ${landSummary(sale)}.`,
    price: priceRange(sale, status),
    opens: times.opensAt === null ? '' : formatShortDateTime(times.opensAt, zone),
    plan: salePlan(sale, status),
  };
}

/**
 * Returns land that a visitor may want instead of that of a sale without a date, or of one that is no longer available:
 * land that is near and has a similar share of cultivated acres. Null for other sales.
 */
export function similarSales(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
  saleContext: SaleContext,
): SimilarSalesProps | null {
  const { status } = saleContext;
  if (status !== 'postponed' && status !== 'withdrawn') return null;
  const share = cultivatedShare(saleContext);
  const ranked = withStatus(saleContexts, 'live', 'upcoming')
    .map((other) => ({
      other,
      unlike: distance(saleContext, other) + useKm * Math.abs(cultivatedShare(other) - share),
    }))
    .sort((a, b) => a.unlike - b.unlike);
  return {
    sales: ranked.slice(0, shown).map(({ other }) => similarSale(other)),
    all: { label: context.content.texts.home.allSales, href: context.routes.sales },
    subscribe: { ...subscribeLink(context), label: context.content.texts.sales.subscribe },
  };
}
