import type { PlanProps } from '../../model/derive/plan/plan-props';
import type { ScheduleProps } from '../../model/derive/status';
import type { ResultRowProps } from '../../page-data/list-props';
import type {
  EpisodeLinkProps,
  FigureProps,
  LinkProps,
  MomentProps,
  PageBase,
  Picture,
  QuestionLinkProps,
  QuoteProps,
  SaleCardProps,
} from '../../page-data/common-props';

/** A parcel as a line of the sheet: its number as on the plan, land, area and price. */
export interface SheetLotProps {
  readonly number: string;
  readonly acres: string;
  readonly land: string;
  readonly price: string;
  readonly perAcre: string;
}

/** The sale at the top of the home page: the one that is live, or else the next. */
export interface SaleSheetProps {
  readonly href: string;
  readonly name: string;
  readonly nearby: string;
  readonly schedule: ScheduleProps;
  /** When bidding on the parcels opens and closes. */
  readonly opens: MomentProps;
  readonly closes: MomentProps;
  readonly plan: PlanProps | null;
  readonly lots: readonly SheetLotProps[];
  /** How many parcels the sheet leaves out. */
  readonly more: number;
  /** On the auction engine. */
  readonly bidding: string;
}

/** A legal description part by part, with the township it lies in. */
export interface LegalExampleProps {
  /** Such as NE-16-73-6-W6M. */
  readonly text: string;
  /** Such as 16 and section. */
  readonly parts: readonly { readonly code: string; readonly meaning: string }[];
  /** 1 to 36. */
  readonly section: number;
  /** Such as NE. */
  readonly quarter: string;
}

/** A sold lot on the strip of prices; land sold en bloc is one. */
export interface SoldLotProps {
  /** Such as Souris Flats, en bloc: $2,600/ac. */
  readonly label: string;
  readonly enBloc: boolean;
  /** Dollars for a titled acre. */
  readonly perAcre: number;
}

export interface StepProps {
  readonly title: string;
  readonly text: string;
  /** Time passes before this step. */
  readonly pause: boolean;
}

export interface HomePageProps extends PageBase {
  readonly picture: Picture | null;
  readonly bodyHtml: string;
  readonly sheet: SaleSheetProps | null;
  /** Other live sales first, then the next ones. */
  readonly sales: readonly SaleCardProps[];
  readonly figures: readonly FigureProps[];
  readonly legal: LegalExampleProps | null;
  readonly steps: readonly StepProps[];
  readonly sold: readonly SoldLotProps[];
  /** The middle of the prices per acre; null while nothing has sold. */
  readonly median: number | null;
  readonly results: readonly ResultRowProps[];
  readonly selling: { readonly heading: string; readonly text: string; readonly picture: Picture | null };
  readonly quote: QuoteProps | null;
  readonly podcast: { readonly title: string; readonly summary: string };
  readonly episodes: readonly EpisodeLinkProps[];
  readonly questions: readonly QuestionLinkProps[];
  readonly links: {
    readonly sales: LinkProps;
    readonly pastSales: LinkProps;
    readonly sell: LinkProps;
    readonly compare: LinkProps;
    readonly bidding: LinkProps;
    readonly testimonials: LinkProps;
    readonly podcast: LinkProps;
    readonly faq: LinkProps;
    readonly contact: LinkProps;
    readonly subscribe: LinkProps;
    /** Where the search form leads. */
    readonly search: LinkProps;
  };
}
