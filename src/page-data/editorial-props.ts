import type { PlanProps } from '../model/derive/plan/plan-props';
import type { ScheduleProps } from '../model/derive/status';
import type {
  ContactProps,
  LinkProps,
  MomentProps,
  PageBase,
  Picture,
  QuestionLinkProps,
  Trail,
} from './common-props';

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

/** Why, how, en bloc and terms: long text with a picture. */
export interface ArticlePageProps extends PageBase {
  readonly trail: Trail;
  readonly updated: MomentProps | null;
  /** Such as Three-minute read. */
  readonly reading: string;
  readonly picture: Picture | null;
  readonly body: readonly BodyBlock[];
  readonly contents: readonly LinkProps[];
}

export interface QuestionPageProps extends ArticlePageProps {
  readonly category: LinkProps;
  readonly related: readonly LinkProps[];
  /** The questions before and after it in its category. */
  readonly previous: LinkProps | null;
  readonly next: LinkProps | null;
}

export interface FaqPageProps extends PageBase {
  readonly contact: Pick<ContactProps, 'phone' | 'phoneHref'>;
  readonly glossary: LinkProps;
  readonly categories: readonly {
    readonly slug: string;
    readonly title: string;
    /** Such as Sale process. */
    readonly short: string;
    readonly questions: readonly Omit<QuestionLinkProps, 'updated'>[];
  }[];
}

export interface GlossaryPageProps extends PageBase {
  readonly trail: Trail;
  readonly letters: readonly {
    readonly letter: string;
    readonly terms: readonly {
      readonly slug: string;
      readonly term: string;
      readonly definition: string;
      readonly seeAlso: readonly LinkProps[];
      readonly more: LinkProps | null;
    }[];
  }[];
}

export interface SearchPageProps extends PageBase {
  readonly bodyHtml: string;
  /** Until a visitor searches: everything there is, by group. */
  readonly groups: readonly { readonly title: string; readonly links: readonly LinkProps[] }[];
}

/** A short page that says what happened and where to go on: postponed, gone, not found, error. */
export interface NoticePageProps extends PageBase {
  /** Land that is not for sale, as the plan shows it. */
  readonly drawing: 'unknown' | 'crossed' | 'postponed';
  readonly bodyHtml: string;
  /** The ways on, the best first. */
  readonly links: readonly LinkProps[];
  /** Where the visitor can do no more than try again and tell us. */
  readonly failure: ContactProps | null;
  /** Whether another page may be meant by the address. */
  readonly lookAround: boolean;
}
