import type { PlanProps } from '../model/derive/plan/plan-props';
import type { ScheduleProps } from '../model/derive/status';
import type { LinkProps, FormattedDate, BasePageProps, Breadcrumbs } from './common-props';
import type { Picture } from '../lib/picture';

/** The plans of one or two sales, with a caption. */
export interface PlansBlock {
  readonly kind: 'plans';
  readonly plans: readonly { readonly plan: PlanProps; readonly schedule: ScheduleProps }[];
  readonly html: string;
}

/** A part of a long text: running text, a note, or plans. */
export type BodyBlock =
  | { readonly kind: 'text'; readonly html: string }
  | { readonly kind: 'note'; readonly title: string; readonly html: string }
  | PlansBlock;

/** Props of the long-form pages (why, how, en bloc and terms): long text with a picture. */
export interface ArticlePageProps extends BasePageProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly updated: FormattedDate | null;
  /** Such as Three-minute read. */
  readonly reading: string;
  readonly picture: Picture | null;
  readonly body: readonly BodyBlock[];
  readonly tableOfContents: readonly LinkProps[];
}
