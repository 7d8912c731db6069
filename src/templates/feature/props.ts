import type { LinkProps, BasePageProps, Breadcrumbs } from '../../page-data/common-props';
import type { Picture } from '../../lib/picture';

export interface FeaturePageProps extends BasePageProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly kind: string;
  readonly descriptionHtml: string;
  readonly picture: Picture | null;
  readonly parcel: LinkProps;
  /** Its land, area and price in one line. */
  readonly parcelFacts: string;
  /** The other features of the parcel. */
  readonly others: readonly LinkProps[];
}
