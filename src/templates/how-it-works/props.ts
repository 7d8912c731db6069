import type { ArticlePageProps } from '../../page-data/article-props';
import type { LinkProps } from '../../page-data/common-props';
import type { SaleDayPart } from '../../model/schema/editorial';

/** A part of the day of a sale, as it is drawn. */
export interface SaleDayPartProps {
  readonly part: SaleDayPart;
  readonly title: string;
  readonly text: string;
  /** Start time in the sale of the example; empty without one. */
  readonly time: string;
  /** Duration; empty if it varies or is not known. */
  readonly length: string;
}

export interface HowItWorksPageProps extends ArticlePageProps {
  readonly parts: readonly SaleDayPartProps[];
  /** The sale whose times are shown; null if no sale to come has a block. */
  readonly example: LinkProps | null;
}
