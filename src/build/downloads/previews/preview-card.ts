import { compactCurrency } from '../../../lib/money';
import { plural } from '../../../lib/plural';
import { formatInZone } from '../../../lib/time-zones';
import { formatAcres, saleArea } from '../../../model/derive/areas';
import type { Lot } from '../../../model/derive/lots';
import { landText } from '../../../page-data/lot-row';
import type { SaleContext } from '../../../page-data/sale-context';
import type { PlanProps } from '../../../model/derive/plan/plan-props';
import { lotPrice, priceRange } from '../../../model/derive/prices';
import { saleResult } from '../../../model/derive/results';
import type { SaleStatus } from '../../../model/derive/status';
import { formatNearby } from '../../../model/derive/summaries';

/** Texts and plan of a picture for link previews. */
export interface PreviewCard {
  readonly heading: string;
  readonly place: string;
  /** A line each, most important first. */
  readonly facts: readonly string[];
  readonly plan: PlanProps | null;
}

function dayIn(at: Date, zone: string): string {
  return formatInZone(at, zone, 'MMM d, yyyy');
}

/** The most important fact about the sale's dates. */
function when({ times, zone, status }: SaleContext): string {
  const { opensAt, closesAt } = times;
  const says = {
    upcoming: opensAt === null ? 'Upcoming' : `Opens ${dayIn(opensAt, zone)}`,
    live: closesAt === null ? 'Bidding now' : `Bidding to ${dayIn(closesAt, zone)}`,
    completed: closesAt === null ? 'Closed' : `Closed ${dayIn(closesAt, zone)}`,
    postponed: 'New date to come',
    withdrawn: 'No longer available',
  } as const satisfies Record<SaleStatus, string>;
  return says[status];
}

function salePrice({ sale, status }: SaleContext): string[] {
  if (status === 'withdrawn') return [];
  const result = status === 'completed' ? saleResult(sale) : null;
  return [
    result === null ? `Bids from ${priceRange(sale, status)}` : `Sold for ${compactCurrency(result.soldFor)}`,
  ];
}

/** The picture of a sale. */
export function salePreview(saleContext: SaleContext, plan: PlanProps | null): PreviewCard {
  const { sale, place } = saleContext;
  return {
    heading: sale.name,
    place: formatNearby(place),
    facts: [
      when(saleContext),
      `${formatAcres(saleArea(sale).titledAcres)}, ${plural(sale.parcels.length, 'parcel')}`,
      ...salePrice(saleContext),
    ],
    plan,
  };
}

/** A plan on which all land but that of some parcels is dimmed. */
function highlight(plan: PlanProps, { sale }: SaleContext, lot: Lot): PlanProps {
  const slugs: readonly string[] = lot.enBloc ? lot.memberSlugs : [lot.slug];
  const parcels = plan.parcels.map((parcel, index) =>
    slugs.includes(sale.parcels[index]?.slug ?? '') ? parcel : { ...parcel, state: 'other' as const },
  );
  const block = plan.blocks[sale.enBlocs.findIndex(({ slug }) => slug === lot.slug)];
  return { ...plan, parcels, blocks: block === undefined ? [] : [block] };
}

/** The picture of a lot: the plan of its sale with all other land dimmed. */
export function lotPreview(saleContext: SaleContext, lot: Lot, plan: PlanProps | null): PreviewCard {
  const { sale, place, status } = saleContext;
  const parcel = sale.parcels.find(({ slug }) => slug === lot.slug);
  const { kind, amount } = lotPrice(lot, sale, status);
  const price = `${kind === 'final' ? 'Sold for' : 'Bids from'} ${compactCurrency(amount)}`;
  return {
    heading: lot.name,
    place: `${sale.name}, ${formatNearby(place)}`,
    facts: [
      when(saleContext),
      parcel === undefined
        ? `${formatAcres(lot.titledAcres)}, ${plural(lot.enBloc ? lot.memberSlugs.length : 1, 'parcel')}`
        : `${formatAcres(lot.titledAcres)}, ${landText(parcel.landDescriptions)}`,
      ...(status === 'withdrawn' ? [] : [price]),
    ],
    plan: plan === null ? null : highlight(plan, saleContext, lot),
  };
}
