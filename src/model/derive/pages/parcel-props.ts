import type { ParcelOutcome } from '../prices';
import type { SaleStatus } from '../status';
import type { DocumentProps, FeatureRowProps, LotRowProps, OptionRowProps } from './lot-props';
import type { FactProps, LinkProps, PageBase, PersonProps, Picture, Trail } from './parts';

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
