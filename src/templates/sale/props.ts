import type { LonLat } from '../../lib/geo';
import type { PlanProps } from '../../model/derive/plan/plan-props';
import type { TownshipProps } from '../../model/derive/land/township';
import type { AerialProps } from '../../page-data/aerial';
import type { DocumentProps, FeatureRowProps, LotRowProps, OptionRowProps } from '../../page-data/lot-props';
import type {
  ContactProps,
  FormattedDate,
  LinkProps,
  BasePageProps,
  PersonProps,
  Breadcrumbs,
  VideoProps,
} from '../../page-data/common-props';
import type { SaleSummaryProps } from '../../page-data/sale-summary-props';
import type { EnBlocRoundProps, EnBlocRules } from '../../page-data/en-bloc-round';
import type { RoundClockProps } from '../../page-data/round-clock';
import type { RegistrationProps } from '../../page-data/registration';
import type { Picture } from '../../lib/picture';

/** Location of the land. */
export interface SaleLocationProps {
  readonly township: TownshipProps;
  /** The centre of the land. */
  readonly position: LonLat;
  /** Directions on a map service. */
  readonly directions: string;
  /** A file of the land. */
  readonly geoJson: string;
}

/** A sale with land like that of another, in a row. */
export interface SimilarSaleProps {
  readonly href: string;
  readonly name: string;
  /** Place, area and parcels. */
  readonly text: string;
  readonly price: string;
  /** Time when bidding opens; empty without a date. */
  readonly opens: string;
  readonly plan: PlanProps | null;
}

export interface SimilarSalesProps {
  readonly sales: readonly SimilarSaleProps[];
  readonly all: LinkProps;
  readonly subscribe: LinkProps;
}

export interface SalePageProps extends BasePageProps, SaleSummaryProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly banner: string | null;
  /**
   * The time zone of all dates, such as "Alberta Time, UTC−6"; null if it is not the same for all, and without steps.
   */
  readonly stepsZone: string | null;
  /** Number of steps that were over when the page was built. */
  readonly passedStepCount: number;
  /** The aerial picture of the land. */
  readonly aerial: AerialProps | null;
  readonly gallery: readonly Picture[];
  readonly video: VideoProps | null;
  readonly parcels: readonly LotRowProps[];
  /** Figures for the simulator of the en bloc round, and its clock; null without a group, and once bidding is over. */
  readonly enBlocDay: {
    readonly rules: EnBlocRules;
    readonly rounds: readonly EnBlocRoundProps[];
    readonly clock: RoundClockProps | null;
  } | null;
  /** Such as Sold; null unless something has sold. */
  readonly stamp: string | null;
  /** HTML rows from the starting bids to the accepted bids; empty until something has sold. */
  readonly riseHtml: string;
  readonly options: readonly OptionRowProps[];
  readonly features: readonly FeatureRowProps[];
  readonly documents: readonly DocumentProps[];
  readonly changes: readonly { readonly date: FormattedDate; readonly text: string }[];
  readonly contacts: readonly PersonProps[];
  readonly contact: ContactProps;
  readonly registration: RegistrationProps;
  readonly location: SaleLocationProps | null;
  /** Other land, for a sale without a date or one that is no longer available; null for others. */
  readonly similar: SimilarSalesProps | null;
  readonly links: {
    /** Bidding on the engine. */
    readonly bidding: string;
    readonly register: LinkProps;
    readonly reminder: string;
    readonly calendar: string;
    /** The brochure; null for a postponed or withdrawn sale. */
    readonly brochure: string | null;
    /** The comparison of all parcels; null for a single one. */
    readonly compare: string | null;
    readonly contact: LinkProps;
    /** Link to the sales near the land; null if it cannot be placed. */
    readonly nearby: string | null;
    readonly enBlocQuestion: string;
    /** The page on payments, which has the checksums of documents. */
    readonly payments: string;
    /** The article with the simulator of the rule. */
    readonly enBlocSimulator: string;
  };
}
