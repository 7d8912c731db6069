import type { PlanProps } from '../model/derive/plan/plan-props';
import type { FormattedDate } from './common-props';
import type { LandUse } from '../model/derive/land-uses';
import type { Province } from '../model/derive/provinces';

/** Result of a sold lot. */
export interface SoldProps {
  /** Whole dollars. */
  readonly price: number;
  readonly titledAcres: number;
  readonly cultivatedAcres: number;
}

/** A row of the results archive; en bloc land counts once. */
export interface ResultRowProps {
  readonly href: string;
  readonly name: string;
  readonly nearby: string;
  readonly plan: PlanProps | null;
  readonly closed: FormattedDate;
  /** Such as All parcels, En bloc, 3 of 4 parcels, Not sold or Results to come. */
  readonly soldAs: string;
  /** Null if nothing sold, and while the results are to come. */
  readonly sold: SoldProps | null;
}

/** Land that sold together for one price. */
export interface ResultLotProps extends SoldProps {
  /** Such as parcel 2 or en bloc. */
  readonly lot: string;
  readonly enBloc: boolean;
  readonly use: LandUse;
  /** Its page. */
  readonly href: string;
  readonly startingBid: number;
  /** Its row from start to sold. */
  readonly riseHtml: string;
  /** Its parcels, by their places in the plan of the sale. */
  readonly parcels: readonly number[];
}

/** A sale of the archive with its lots. */
export interface PastSaleProps extends ResultRowProps {
  readonly province: Province;
  /** Such as County of Grande Prairie No. 1. */
  readonly district: string;
  readonly lots: readonly ResultLotProps[];
}
