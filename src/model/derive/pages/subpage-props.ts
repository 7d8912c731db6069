import type { SaleStatus } from '../status';
import type {
  ContactProps,
  LinkProps,
  MomentProps,
  PageBase,
  PersonProps,
  Picture,
  SaleCardProps,
  Trail,
} from './parts';
import type { SalePageProps } from './sale-props';

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
