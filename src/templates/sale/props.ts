import type { LonLat } from '../../lib/geo';
import type { TownshipProps } from '../../model/derive/land/township';
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

export interface SalePageProps extends BasePageProps, SaleSummaryProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly banner: string | null;
  /** Number of steps that were over when the page was built. */
  readonly passedStepCount: number;
  readonly gallery: readonly Picture[];
  readonly video: VideoProps | null;
  readonly parcels: readonly LotRowProps[];
  readonly options: readonly OptionRowProps[];
  readonly features: readonly FeatureRowProps[];
  readonly documents: readonly DocumentProps[];
  readonly changes: readonly { readonly date: FormattedDate; readonly text: string }[];
  readonly contacts: readonly PersonProps[];
  readonly contact: ContactProps;
  readonly registration: RegistrationProps;
  readonly location: SaleLocationProps | null;
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
    readonly enBlocQuestion: string;
    /** The article with the rule in figures to change. */
    readonly enBlocSimulator: string;
  };
}
