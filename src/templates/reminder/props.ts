import type { DatedMoment } from '../../model/derive/reminder-times';
import type { SaleDay } from '../../model/derive/sale-day';
import type { ScheduleProps } from '../../model/derive/status';
import type {
  ContactProps,
  LinkProps,
  FormattedDate,
  BasePageProps,
  Breadcrumbs,
} from '../../page-data/common-props';
import type { RegistrationOfferProps } from '../../page-data/registration';
import type { SaleStepProps } from '../../page-data/sale-steps';

export interface ReminderPageProps extends BasePageProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly saleName: string;
  readonly schedule: ScheduleProps;
  readonly offer: RegistrationOfferProps;
  /** Null while the sale has no date. */
  readonly day: SaleDay | null;
  /** Time when bidding begins to close: that of the first parcel. */
  readonly firstCloseAt: FormattedDate | null;
  readonly reminders: {
    /** Times at which reminders may be sent, in order; some moments have a second time for those who ask late. */
    readonly times: readonly {
      readonly moment: DatedMoment;
      readonly label: string;
      readonly at: string;
    }[];
    /** Number of those that had passed when the page was built. */
    readonly passed: number;
    /** Label of the reminder of the results. */
    readonly results: string;
  };
  readonly steps: readonly SaleStepProps[];
  /** Links to calendars; none without a date. */
  readonly calendars: readonly LinkProps[];
  readonly bidding: string;
  readonly sale: LinkProps;
  readonly sales: string;
  readonly contact: ContactProps;
}
