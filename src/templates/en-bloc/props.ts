import type { PlanProps } from '../../model/derive/plan/plan-props';
import type { LinkProps } from '../../page-data/common-props';
import type { ArticlePageProps } from '../../page-data/article-props';

/** A day on which parcels and then their block were bid on; visitors change its figures. Whole dollars and acres. */
export interface EnBlocRoundProps {
  readonly title: string;
  /** Source of the figures. */
  readonly text: string;
  readonly sale: LinkProps;
  readonly parcels: readonly { readonly name: string; readonly acres: number; readonly highBid: number }[];
  readonly block: { readonly name: string; readonly acres: number; readonly bid: number };
  /** On the clock of the sale, such as 11:15 AM CST; null for a sale without times. */
  readonly times: {
    readonly opens: string;
    readonly closes: string;
    readonly enBlocOpens: string;
    readonly enBlocCloses: string;
  } | null;
  /** With bidding on every parcel; null where the land has no plan. */
  readonly plan: PlanProps | null;
}

/** The rule of an en bloc round. */
export interface EnBlocRules {
  /** Time between the close of the parcels and the en bloc opening. */
  readonly minutes: number;
  /** Margin by which the block has to beat the sum. */
  readonly percent: number;
}

export interface EnBlocPageProps extends ArticlePageProps {
  readonly rules: EnBlocRules;
  /** The first is shown first; empty where there is no example. */
  readonly rounds: readonly EnBlocRoundProps[];
}
