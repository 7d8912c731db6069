import type { LinkProps } from '../../page-data/common-props';
import type { ArticlePageProps } from '../../page-data/article-props';

export interface QuestionPageProps extends ArticlePageProps {
  readonly category: LinkProps;
  readonly related: readonly LinkProps[];
  /** The questions before and after it in its category. */
  readonly previous: LinkProps | null;
  readonly next: LinkProps | null;
}
