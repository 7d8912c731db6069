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
  /** The middle of the land. */
  readonly position: LonLat;
  /** Directions on a map service. */
  readonly directions: string;
  /** The land as a file. */
  readonly geoJson: string;
}

/** A sale with land like that of another, in a row. */
export interface SimilarSaleProps {
  readonly href: string;
  readonly name: string;
  /** Place, area and parcels. */
  readonly text: string;
  readonly price: string;
  /** When bidding opens; empty without a date. */
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
  /** The zone of all dates, such as Alberta Time, UTC−6; null where it is not the same for all, and without steps. */
  readonly stepsZone: string | null;
  /** Number of steps that were over when the page was built. */
  readonly passedStepCount: number;
  /** The land from straight above. */
  readonly aerial: AerialProps | null;
  readonly gallery: readonly Picture[];
  readonly video: VideoProps | null;
  readonly parcels: readonly LotRowProps[];
  /** Figures of the en bloc round to change, and its clock; null without a group, and once bidding is over. */
  readonly enBlocDay: {
    readonly rules: EnBlocRules;
    readonly rounds: readonly EnBlocRoundProps[];
    readonly clock: RoundClockProps | null;
  } | null;
  /** Such as Sold; null unless something has sold. */
  readonly stamp: string | null;
  /** Rows from start to sold; empty until something has sold. */
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
    /** The sale as sheets of paper; null for a postponed or withdrawn sale. */
    readonly brochure: string | null;
    /** All parcels side by side; null for a single one. */
    readonly compare: string | null;
    readonly contact: LinkProps;
    /** Sales near the land; null where it cannot be placed. */
    readonly nearby: string | null;
    readonly enBlocQuestion: string;
    /** How to pay, and the sums that documents are checked with. */
    readonly payments: string;
    /** The article with the rule in figures to change. */
    readonly enBlocSimulator: string;
  };
}
