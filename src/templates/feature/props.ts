import type { FactProps, LinkProps, BasePageProps, Breadcrumbs } from '../../page-data/common-props';
import type { PlanProps } from '../../model/derive/plan/plan-props';
import type { Picture } from '../../lib/picture';

export interface FeaturePageProps extends BasePageProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly kind: string;
  readonly descriptionHtml: string;
  readonly picture: Picture | null;
  /** Its parcel on the plan of the sale. */
  readonly plan: PlanProps | null;
  readonly parcel: LinkProps;
  /** What the parcel is, such as Clean quarter, 95 per cent cultivated. */
  readonly parcelSummary: string;
  /** Its land, area and price. */
  readonly parcelFacts: readonly FactProps[];
  /** The other features of the parcel. */
  readonly others: readonly LinkProps[];
}
