import type {
  LinkProps,
  FormattedDate,
  BasePageProps,
  PersonProps,
  Breadcrumbs,
} from '../../page-data/common-props';
import type { InquirySubject } from '../../model/derive/forms/inquiry-subject';
import type { PlanProps } from '../../model/derive/plan/plan-props';
import type { ScheduleProps } from '../../model/derive/status';
import type { RegistrationOfferProps } from '../../page-data/registration';
import type { DocumentProps } from '../../page-data/lot-props';
import type { Picture } from '../../lib/picture';

/** A parcel whose buyer may take an option. */
export interface OptionParcelProps extends LinkProps {
  /** Legal descriptions and area. */
  readonly land: string;
}

export interface OptionPageProps extends BasePageProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly schedule: ScheduleProps;
  readonly price: string;
  readonly exerciseBy: FormattedDate;
  readonly descriptionHtml: string;
  readonly parcels: readonly OptionParcelProps[];
  /** The land of the sale; parcels to which the option does not belong are dimmed. */
  readonly plan: PlanProps | null;
  readonly planLinks: readonly LinkProps[];
  readonly picture: Picture | null;
  readonly documents: readonly DocumentProps[];
  /** The other options of the sale. */
  readonly others: readonly LinkProps[];
  readonly sale: LinkProps;
  readonly contacts: readonly PersonProps[];
  readonly offer: RegistrationOfferProps;
  readonly inquirySubject: InquirySubject;
  readonly contactPage: string;
}
