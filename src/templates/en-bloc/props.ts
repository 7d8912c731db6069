import type { ArticlePageProps } from '../../page-data/article-props';
import type { EnBlocRoundProps, EnBlocRules } from '../../page-data/en-bloc-round';

export interface EnBlocPageProps extends ArticlePageProps {
  readonly rules: EnBlocRules;
  /** The first is shown first; empty if there is no example. */
  readonly rounds: readonly EnBlocRoundProps[];
}
