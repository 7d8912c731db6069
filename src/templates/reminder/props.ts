import type { SaleDay } from '../../model/derive/sale-day';
import type { ScheduleProps } from '../../model/derive/status';
import type {
  ContactProps,
  LinkProps,
  FormattedDate,
  BasePageProps,
  Breadcrumbs,
} from '../../page-data/common-props';
import type { SaleStepProps } from '../../page-data/sale-steps';

export interface ReminderPageProps extends BasePageProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly saleName: string;
  readonly schedule: ScheduleProps;
  /** Null while the sale has no date. */
  readonly day: SaleDay | null;
  readonly closes: FormattedDate | null;
  readonly steps: readonly SaleStepProps[];
  /** Links to calendars; none without a date. */
  readonly calendars: readonly LinkProps[];
  readonly bidding: string;
  readonly sale: LinkProps;
  readonly sales: string;
  readonly contact: ContactProps;
}
