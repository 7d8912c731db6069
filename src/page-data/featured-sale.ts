import type { Picture } from '../lib/picture';
import { formatAcres } from '../model/derive/areas';
import { salePlan } from '../model/derive/plan/sale-plan';
import { lotRow } from './lot-row';
import { saleCard } from './sale-card';
import type { SaleContext } from './sale-context';
import type { BuildContext } from './build-context';
import type { PlanProps } from '../model/derive/plan/plan-props';
import type { ScheduleProps } from '../model/derive/status';
import type { DatedMomentProps } from './common-props';

const featuredLotLimit = 4;

/** The sale that leads the home page; null when none has a date. */
export function featuredSaleProps(
  context: BuildContext,
  saleContext: SaleContext | undefined,
): FeaturedSaleProps | null {
  if (saleContext === undefined) return null;
  const { sale, status, lots } = saleContext;
  const card = saleCard(context, saleContext);
  const { href, name, nearby, schedule, opensAt, firstCloseAt, closesAt, picture, price, area, priceNote } =
    card;
  if (opensAt === null || firstCloseAt === null || closesAt === null) return null;
  const plan = salePlan(sale, status, 'page');
  const parcels = lots.filter(({ enBloc }) => !enBloc);
  return {
    ...{ href, name, nearby, schedule, opensAt, firstCloseAt, closesAt },
    ...{ picture, price, area, priceNote, plan },
    lots: parcels.slice(0, featuredLotLimit).map((lot, index): FeaturedLotProps => {
      const row = lotRow(saleContext, lot);
      return {
        number: plan?.parcels[index]?.number ?? String(index + 1),
        area: formatAcres(lot.titledAcres),
        land: row.land,
        price: row.price,
        perAcre: row.perTitledAcre,
      };
    }),
    more: Math.max(0, parcels.length - featuredLotLimit),
    bidding: context.engine.bidding(sale.slug),
  };
}

/** A parcel as a line of the sheet: its number as on the plan, land, area and price. */
export interface FeaturedLotProps {
  readonly number: string;
  readonly area: string;
  readonly land: string;
  readonly price: string;
  readonly perAcre: string;
}

/** The sale at the top of the home page: the one that is live, or else the next. */
export interface FeaturedSaleProps {
  readonly href: string;
  readonly name: string;
  readonly nearby: string;
  readonly schedule: ScheduleProps;
  /** Time when bidding on the first parcels opens. */
  readonly opensAt: DatedMomentProps;
  /** Times when the first and the last parcel close, en bloc left out. */
  readonly firstCloseAt: DatedMomentProps;
  readonly closesAt: DatedMomentProps;
  readonly picture: Picture | null;
  /** Such as $240K – $650K. */
  readonly price: string;
  /** Such as 945.3 ac. */
  readonly area: string;
  /** As of the build, such as starting bids by parcel. */
  readonly priceNote: string;
  readonly plan: PlanProps | null;
  readonly lots: readonly FeaturedLotProps[];
  /** Number of parcels that are not listed. */
  readonly more: number;
  /** On the auction engine. */
  readonly bidding: string;
}
