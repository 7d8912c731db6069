import type { TownshipProps } from '../../model/derive/land/township';
import type { PlanProps } from '../../model/derive/plan/plan-props';
import type { ScheduleProps } from '../../model/derive/status';
import type { EnBlocExampleProps } from '../../page-data/en-bloc-example';
import type { DocumentProps, FeatureRowProps, LotRowProps, OptionRowProps } from '../../page-data/lot-props';
import type {
  ContactProps,
  FigureProps,
  MomentProps,
  PageBase,
  PersonProps,
  Picture,
  Trail,
  VideoProps,
} from '../../page-data/common-props';
import type { SaleStepProps } from '../../page-data/sale-steps';

/** When a sale runs; instants are ISO 8601. */
export interface SaleDatesProps {
  /** The long date with the zone's label. */
  readonly text: string;
  readonly start: string;
  /** When the last parcel closes, en bloc left out. */
  readonly end: string;
  /** Such as Alberta Time, UTC−6. */
  readonly zone: string;
  /** Of that zone, in minutes east of UTC. */
  readonly offset: number;
}

/** Where the land lies. */
export interface SaleWhereProps {
  readonly township: TownshipProps;
  /** The way there on a map service. */
  readonly directions: string;
  /** The land as a file. */
  readonly geoJson: string;
}

export interface SalePageProps extends PageBase {
  readonly trail: Trail;
  readonly nearby: string;
  readonly municipality: string;
  readonly schedule: ScheduleProps;
  readonly stateNote: string | null;
  readonly banner: string | null;
  readonly dates: SaleDatesProps | null;
  readonly steps: readonly SaleStepProps[];
  /** How many of the steps were behind us when the page was built. */
  readonly stepsDone: number;
  /** What it sold for; null before, and where nothing sold. */
  readonly result: FigureProps | null;
  readonly picture: Picture | null;
  readonly plan: PlanProps | null;
  readonly gallery: readonly Picture[];
  readonly video: VideoProps | null;
  readonly descriptionHtml: string;
  readonly figures: readonly FigureProps[];
  readonly parcels: readonly LotRowProps[];
  readonly enBlocs: readonly LotRowProps[];
  /** The en bloc rule in the numbers of each group. */
  readonly examples: readonly EnBlocExampleProps[];
  readonly enBlocRule: { readonly minutes: number; readonly percent: number };
  /** Whether the prices in the rows are accepted bids. */
  readonly finalPrices: boolean;
  readonly options: readonly OptionRowProps[];
  readonly features: readonly FeatureRowProps[];
  readonly documents: readonly DocumentProps[];
  readonly changes: readonly { readonly date: MomentProps; readonly text: string }[];
  readonly viewingDays: readonly { readonly text: string; readonly start: string; readonly note: string }[];
  readonly contacts: readonly PersonProps[];
  readonly contact: ContactProps;
  readonly where: SaleWhereProps | null;
  readonly links: {
    /** Bidding on the engine. */
    readonly bidding: string;
    readonly register: string;
    readonly reminder: string;
    readonly calendar: string;
    /** The sale as sheets of paper; null for a sale that is off. */
    readonly brochure: string | null;
    /** All parcels side by side; null for a single one. */
    readonly compare: string | null;
    readonly contact: string;
    readonly enBlocQuestion: string;
    /** The article with the rule in figures to change. */
    readonly enBlocDay: string;
  };
}
