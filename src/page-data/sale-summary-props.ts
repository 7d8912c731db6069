import type { PlanProps } from '../model/derive/plan/plan-props';
import type { ScheduleProps } from '../model/derive/status';
import type { StatProps } from './common-props';
import type { EnBlocExampleProps } from './en-bloc-example';
import type { LotRowProps } from './lot-props';
import type { SaleDatesProps, ViewingDayProps } from './sale-dates';
import type { SaleStepProps } from './sale-steps';
import type { Picture } from '../lib/picture';

/** Props that the page of a sale and its brochure share. */
export interface SaleSummaryProps {
  readonly nearby: string;
  readonly municipality: string;
  readonly schedule: ScheduleProps;
  readonly stateNote: string | null;
  readonly dates: SaleDatesProps | null;
  readonly steps: readonly SaleStepProps[];
  /** The result once the sale has closed; without a label when there is no amount, or none is known yet. */
  readonly result: StatProps;
  readonly picture: Picture | null;
  readonly plan: PlanProps | null;
  readonly descriptionHtml: string;
  /** Prices as of the build; null for land that is no longer available. */
  readonly price: StatProps | null;
  readonly figures: readonly StatProps[];
  readonly enBlocs: readonly LotRowProps[];
  /** The en bloc rule in the numbers of each group. */
  readonly examples: readonly EnBlocExampleProps[];
  readonly enBlocRule: string;
  /** True when the prices in the rows are accepted bids. */
  readonly finalPrices: boolean;
  readonly viewingDays: readonly ViewingDayProps[];
}
