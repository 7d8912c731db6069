import type { PlanProps } from '../plan/plan-props';
import type { ParcelOutcome } from '../prices';
import type { SaleStatus } from '../status';
import type {
  ContactProps,
  FactProps,
  FigureProps,
  HeadProps,
  LinkProps,
  MomentProps,
  PersonProps,
  Picture,
  SaleCardProps,
  Trail,
} from './parts';

/** What every page is given. */
export interface PageBase {
  readonly head: HeadProps;
  readonly heading: string;
  readonly summary: string;
}

export interface SalesPageProps extends PageBase {
  readonly bodyHtml: string;
  readonly live: readonly SaleCardProps[];
  readonly upcoming: readonly SaleCardProps[];
  readonly setAside: readonly SaleCardProps[];
  readonly pastSales: LinkProps;
}

/** A row of the results archive; en bloc land counts once. */
export interface ResultRowProps {
  readonly href: string;
  readonly name: string;
  readonly nearby: string;
  readonly plan: PlanProps | null;
  readonly closed: MomentProps;
  readonly soldAs: string;
  readonly acres: string;
  readonly soldFor: string;
  readonly perTitledAcre: string;
  readonly perCultivatedAcre: string;
}

export interface PastSalesPageProps extends PageBase {
  readonly bodyHtml: string;
  readonly figures: readonly FigureProps[];
  readonly results: readonly ResultRowProps[];
  readonly setAside: readonly SaleCardProps[];
}

/** A parcel or an en bloc group as a row of its sale. */
export interface LotRowProps {
  readonly href: string;
  readonly name: string;
  /** Legal descriptions, or what an en bloc group is made of. */
  readonly land: string;
  readonly use: string;
  readonly titled: string;
  readonly cultivated: string;
  readonly price: string;
  readonly perTitledAcre: string;
  readonly perCultivatedAcre: string;
  readonly outcome: ParcelOutcome;
}

export interface DocumentProps {
  readonly href: string;
  readonly title: string;
  /** Such as PDF, 4 kB. */
  readonly file: string;
  readonly date: MomentProps;
}

export interface OptionRowProps {
  readonly href: string;
  readonly name: string;
  readonly summary: string;
  readonly price: string;
  /** Such as Exercise by Dec 16, 2026 at 4:00 PM ABT. */
  readonly exerciseBy: string;
}

export interface FeatureRowProps {
  readonly href: string;
  readonly name: string;
  readonly kind: string;
  readonly summary: string;
  /** The parcel it belongs to. */
  readonly parcel: string;
}

export interface VideoProps {
  readonly title: string;
  readonly src: string;
  readonly captions: string;
  readonly poster: Picture | null;
}

export interface SalePageProps extends PageBase {
  readonly trail: Trail;
  readonly nearby: string;
  readonly municipality: string;
  readonly status: SaleStatus;
  readonly stateNote: string | null;
  readonly banner: string | null;
  /** The long date with the zone's label; null without a date. */
  readonly dates: { readonly text: string; readonly start: string } | null;
  readonly registerBy: MomentProps | null;
  readonly picture: Picture | null;
  readonly gallery: readonly Picture[];
  readonly video: VideoProps | null;
  readonly descriptionHtml: string;
  readonly figures: readonly FigureProps[];
  readonly parcels: readonly LotRowProps[];
  readonly enBlocs: readonly (LotRowProps & { readonly date: string })[];
  /** How long after the close en bloc bidding opens, in minutes. */
  readonly enBlocDelayMinutes: number;
  /** Whether the prices in the rows are accepted bids. */
  readonly finalPrices: boolean;
  readonly options: readonly OptionRowProps[];
  readonly features: readonly FeatureRowProps[];
  readonly documents: readonly DocumentProps[];
  readonly changes: readonly { readonly date: MomentProps; readonly text: string }[];
  readonly viewingDays: readonly { readonly text: string; readonly start: string; readonly note: string }[];
  readonly contacts: readonly PersonProps[];
  readonly links: {
    /** Bidding on the engine; null when there is nothing to bid on. */
    readonly bidding: LinkProps | null;
    readonly register: LinkProps | null;
    readonly reminder: LinkProps | null;
    readonly enBlocQuestion: LinkProps;
  };
}

/** Also the page of an en bloc group, which the specification counts as a parcel. */
export interface ParcelPageProps extends PageBase {
  readonly trail: Trail;
  readonly saleName: string;
  readonly enBloc: boolean;
  readonly status: SaleStatus;
  readonly outcome: ParcelOutcome;
  readonly priceLabel: string;
  readonly price: string;
  readonly perTitledAcre: string;
  readonly perCultivatedAcre: string;
  readonly dates: { readonly text: string; readonly start: string } | null;
  readonly descriptionHtml: string;
  readonly facts: readonly FactProps[];
  readonly pictures: readonly Picture[];
  readonly features: readonly FeatureRowProps[];
  readonly options: readonly OptionRowProps[];
  readonly documents: readonly DocumentProps[];
  /** Of an en bloc group: its parcels. */
  readonly members: readonly LotRowProps[];
  readonly contacts: readonly PersonProps[];
  readonly previous: LinkProps | null;
  readonly next: LinkProps | null;
  readonly sale: LinkProps;
  readonly bidding: LinkProps | null;
}

export interface OptionPageProps extends PageBase {
  readonly trail: Trail;
  readonly saleName: string;
  readonly price: string;
  readonly exerciseBy: string;
  readonly exerciseIso: string;
  readonly descriptionHtml: string;
  readonly parcels: readonly LinkProps[];
  readonly picture: Picture | null;
  readonly sale: LinkProps;
  readonly contacts: readonly PersonProps[];
}

export interface FeaturePageProps extends PageBase {
  readonly trail: Trail;
  readonly saleName: string;
  readonly kind: string;
  readonly descriptionHtml: string;
  readonly picture: Picture | null;
  readonly parcel: LinkProps;
  readonly sale: LinkProps;
}

export interface ReminderPageProps extends PageBase {
  readonly trail: Trail;
  readonly saleName: string;
  readonly status: SaleStatus;
  readonly dates: SalePageProps['dates'];
  readonly registerBy: MomentProps | null;
  readonly sale: LinkProps;
  readonly contact: ContactProps;
}

export interface ShowcasePageProps extends PageBase {
  readonly sales: readonly SaleCardProps[];
}
