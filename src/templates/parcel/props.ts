import type { LonLat } from '../../lib/geo';
import type { EstimateInputs } from '../../model/derive/estimate';
import type { InquirySubject } from '../../model/derive/forms/inquiry-subject';
import type { PlanProps } from '../../model/derive/plan/plan-props';
import type { LotOutcome } from '../../model/derive/prices';
import type { ScheduleProps } from '../../model/derive/status';
import type { AerialProps } from '../../page-data/aerial';
import type { CheckedDocumentProps, LotRowProps, OptionRowProps } from '../../page-data/lot-props';
import type {
  ContactProps,
  FactProps,
  LinkProps,
  BasePageProps,
  PersonProps,
  Breadcrumbs,
} from '../../page-data/common-props';
import type { ComparableProps } from '../../page-data/comparable-results';
import type { SaleStepProps } from '../../page-data/sale-steps';
import type { LandRecordPartProps } from '../../page-data/land-record/land-record-props';
import type { RegistrationProps } from '../../page-data/registration';
import type { SaleDatesProps } from '../../page-data/sale-dates';
import type { Picture } from '../../lib/picture';

/** The land of a lot for distances and contacts. */
export interface LandOnPageProps {
  readonly position: LonLat;
  readonly parcels: readonly { readonly name: string; readonly land: string }[];
}

/** Strings are dollars, such as $10,000. */
export interface ParcelPriceProps {
  /** Starting bid, Accepted bid or Sold en bloc. */
  readonly label: string;
  readonly figure: string;
  /** Null if there are no such acres. */
  readonly perTitledAcre: string | null;
  readonly perCultivatedAcre: string | null;
  /** A note on the price once the sale is completed. */
  readonly note: string | null;
}

export interface ParcelPlanProps {
  readonly plan: PlanProps;
  /** The parcels of the sale, in the order of the plan. */
  readonly lots: readonly LotRowProps[];
  /** The aerial picture of the land. */
  readonly aerial: AerialProps | null;
  /** True where prices of parcels are accepted bids. */
  readonly finalPrices: boolean;
  /** Such as Sold; null unless the land has sold. */
  readonly stamp: string | null;
  /** The pages of the parcels, in order; null for the one whose page this is. */
  readonly links: readonly (LinkProps | null)[];
}

/** A group that a parcel is also offered in. */
export interface ParcelGroupProps {
  readonly href: string;
  /** Such as en bloc 1–3. */
  readonly label: string;
  readonly won: boolean;
}

/** Names of a province's tax or fee on the transfer of land. */
export interface TransferLabels {
  /** Such as Land transfer tax, unless exempt as a farmer. */
  readonly line: string;
  /** In the label of the total, such as land transfer tax. */
  readonly short: string;
}

/** A feature of this parcel. */
export interface ParcelFeatureProps {
  /** Its page; none for a feature that its summary describes. */
  readonly href: string | null;
  readonly name: string;
  readonly kind: string;
  readonly summary: string;
}

/** Also the page of an en bloc group, which the specification counts as a parcel. */
export interface ParcelPageProps extends BasePageProps {
  readonly breadcrumbs: Breadcrumbs;
  /** Name and place of the sale, such as Four Mile Coulee, nearby Taber, AB. */
  readonly place: string;
  /** Such as 640.0 ac. */
  readonly area: string;
  /** Times when bidding on this lot opens and closes; null while there is no date. */
  readonly dates: SaleDatesProps | null;
  readonly schedule: ScheduleProps;
  /** The reason why the sale is postponed or withdrawn. */
  readonly stateNote: string | null;
  readonly enBloc: boolean;
  /** As of the build. */
  readonly outcome: LotOutcome;
  readonly groups: readonly ParcelGroupProps[];
  /** Null for land that is no longer available, and so has no price from this sale. */
  readonly price: ParcelPriceProps | null;
  /** Texts for every status that the sale may reach between builds; the page shows those that apply. */
  readonly links: {
    readonly register: LinkProps;
    readonly bidding: string;
    readonly reminder: string;
    readonly contact: LinkProps;
    /** The page on payments, which has the checksums of documents. */
    readonly payments: string;
  };
  readonly pictures: readonly Picture[];
  /** Link to more pictures on the page of the sale. */
  readonly allPictures: string | null;
  readonly plan: ParcelPlanProps | null;
  readonly facts: readonly FactProps[];
  /** Facts of a group that are not shown while its sale is withdrawn. */
  readonly priceFacts: readonly FactProps[];
  /** The land record; empty for an en bloc group, whose parcels have it. */
  readonly landRecord: readonly LandRecordPartProps[];
  /** The centre of the land, and its parcels with their legal descriptions; null if it cannot be placed. */
  readonly land: LandOnPageProps | null;
  /** A link to the land on a map. */
  readonly directions: LinkProps;
  readonly descriptionHtml: string;
  /** Parcels of an en bloc group. */
  readonly members: readonly LotRowProps[];
  /** Null for land that is no longer available. */
  readonly comparable: ComparableProps | null;
  readonly startingBid: number;
  readonly estimate: EstimateInputs;
  /** Names of the province's tax or fee in the estimate. */
  readonly transferLabels: TransferLabels;
  /** Deposit, fee, taxes and closing date; empty for land that is no longer available. */
  readonly terms: readonly FactProps[];
  /** The requirements for bidding on the block; null if there is none to bid on. */
  readonly enBlocNote: string | null;
  /** The question on taxes and fees. */
  readonly transferTax: string;
  readonly features: readonly ParcelFeatureProps[];
  readonly options: readonly OptionRowProps[];
  readonly documents: readonly CheckedDocumentProps[];
  readonly steps: readonly SaleStepProps[];
  /** Times of this lot as a calendar file. */
  readonly calendar: string;
  /** Number of steps that were over when the site was built. */
  readonly passedStepCount: number;
  readonly contacts: readonly PersonProps[];
  /** Such as Ask about parcel 1. */
  readonly inquiryHeading: string;
  readonly inquirySubject: InquirySubject;
  readonly contact: ContactProps;
  readonly registration: RegistrationProps;
  readonly navigation: {
    readonly all: LinkProps;
    readonly compare: LinkProps | null;
    readonly previous: LinkProps | null;
    readonly next: LinkProps | null;
  };
}
