import type { SaleStatus } from '../status';
import type { DocumentProps, FeatureRowProps, LotRowProps, OptionRowProps } from './lot-props';
import type {
  FigureProps,
  LinkProps,
  MomentProps,
  PageBase,
  PersonProps,
  Picture,
  Trail,
  VideoProps,
} from './parts';

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
