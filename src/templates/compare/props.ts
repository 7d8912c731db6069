import type { PlanProps } from '../../model/derive/plan/plan-props';
import type { LotOutcome } from '../../model/derive/prices';
import type { ScheduleProps } from '../../model/derive/status';
import type { BasePageProps, Breadcrumbs } from '../../page-data/common-props';
import type { RegistrationOfferProps } from '../../page-data/registration';

/** A parcel or an en bloc group as a column. */
export interface CompareLotProps {
  readonly slug: string;
  readonly href: string;
  readonly name: string;
  /** The same land as the parcels, in one bid. */
  readonly enBloc: boolean;
  /** As of the build. */
  readonly outcome: LotOutcome;
  /** Indexes of its parcels on the plan. */
  readonly onPlan: readonly number[];
}

/** A fact of all lots, with values in the order of the lots. */
export interface CompareRowProps {
  readonly label: string;
  readonly values: readonly string[];
  /** A price, which is left out for land that is no longer available; a bid is emphasized. */
  readonly price?: 'bid' | 'per acre';
}

export interface ComparePageProps extends BasePageProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly schedule: ScheduleProps;
  readonly offer: RegistrationOfferProps;
  readonly plan: PlanProps | null;
  readonly lots: readonly CompareLotProps[];
  readonly rows: readonly CompareRowProps[];
}
