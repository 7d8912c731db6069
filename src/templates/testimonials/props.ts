import type { LinkProps, QuoteProps, BasePageProps } from '../../page-data/common-props';
import type { Picture } from '../../lib/picture';
import type { PlanProps } from '../../model/derive/plan/plan-props';

/** A testimonial on its own page or among all of them. */
export interface TestimonialProps extends QuoteProps {
  /** The anchor on the page of all testimonials. */
  readonly anchor: string;
  /** The sale that it is about. */
  readonly sale: LinkProps | null;
  /** The land of that sale; null if it cannot be drawn. */
  readonly plan: PlanProps | null;
  /** The poster image of the video and its length, such as 1:04. */
  readonly videoPreview: { readonly picture: Picture | null; readonly length: string } | null;
}

export interface TestimonialsPageProps extends BasePageProps {
  readonly bodyHtml: string;
  readonly testimonials: readonly TestimonialProps[];
  readonly sell: LinkProps;
}
