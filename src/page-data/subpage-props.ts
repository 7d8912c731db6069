import type { PlanProps } from '../model/derive/plan/plan-props';
import type { SaleDay } from '../model/derive/sale-day';
import type { ScheduleProps } from '../model/derive/status';
import type { DocumentProps } from './lot-props';
import type {
  ContactProps,
  LinkProps,
  MomentProps,
  PageBase,
  PersonProps,
  Picture,
  SaleCardProps,
  Trail,
} from './common-props';
import type { SaleStepProps } from './sale-steps';

/** A parcel whose buyer may take an option. */
export interface OptionParcelProps extends LinkProps {
  /** Legal descriptions and area. */
  readonly land: string;
}

export interface OptionPageProps extends PageBase {
  readonly trail: Trail;
  readonly schedule: ScheduleProps;
  readonly price: string;
  readonly exerciseBy: MomentProps;
  readonly descriptionHtml: string;
  readonly parcels: readonly OptionParcelProps[];
  /** The land of the sale; pale where the option does not belong to it. */
  readonly plan: PlanProps | null;
  readonly planLinks: readonly LinkProps[];
  readonly picture: Picture | null;
  readonly documents: readonly DocumentProps[];
  /** The other options of the sale. */
  readonly others: readonly LinkProps[];
  readonly sale: LinkProps;
  readonly contacts: readonly PersonProps[];
}

export interface FeaturePageProps extends PageBase {
  readonly trail: Trail;
  readonly kind: string;
  readonly descriptionHtml: string;
  readonly picture: Picture | null;
  readonly parcel: LinkProps;
  /** Its land, area and price in one line. */
  readonly parcelFacts: string;
  /** The other features of the parcel. */
  readonly others: readonly LinkProps[];
}

export interface ReminderPageProps extends PageBase {
  readonly trail: Trail;
  readonly saleName: string;
  readonly schedule: ScheduleProps;
  /** Null while the sale has no date. */
  readonly day: SaleDay | null;
  readonly closes: MomentProps | null;
  readonly steps: readonly SaleStepProps[];
  /** Ways to keep the dates; none without a date. */
  readonly calendars: readonly LinkProps[];
  readonly bidding: string;
  readonly sale: LinkProps;
  readonly sales: string;
  readonly contact: ContactProps;
}

export interface ShowcasePageProps extends PageBase {
  readonly brand: string;
  readonly home: string;
  readonly allSales: LinkProps;
  readonly contact: Pick<ContactProps, 'phone' | 'phoneHref'>;
  /** That nothing here is for sale, while the content is sample data. */
  readonly notice: string | null;
  readonly sales: readonly SaleCardProps[];
}
