import type { ContactProps, LinkProps, BasePageProps, QuestionLinkProps } from '../../page-data/common-props';

export interface FaqPageProps extends BasePageProps {
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
