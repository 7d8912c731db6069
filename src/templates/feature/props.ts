import type { FactProps, LinkProps, BasePageProps, Breadcrumbs } from '../../page-data/common-props';
import type { RegistrationOfferProps } from '../../page-data/registration';
import type { PlanProps } from '../../model/derive/plan/plan-props';
import type { ScheduleProps } from '../../model/derive/status';
import type { Picture } from '../../lib/picture';

export interface FeaturePageProps extends BasePageProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly schedule: ScheduleProps;
  readonly offer: RegistrationOfferProps;
  readonly kind: string;
  readonly descriptionHtml: string;
  readonly picture: Picture | null;
  /** Its parcel on the plan of the sale. */
  readonly plan: PlanProps | null;
  readonly parcel: LinkProps;
  /** Summary of the parcel, such as "Clean quarter, 95 per cent cultivated". */
  readonly parcelSummary: string;
  /** Its land and area. */
  readonly parcelFacts: readonly FactProps[];
  /** Its price, which is shown unless the sale is withdrawn. */
  readonly priceFacts: readonly FactProps[];
  /** The other features of the parcel. */
  readonly others: readonly LinkProps[];
}
