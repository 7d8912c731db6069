import type {
  EpisodeLinkProps,
  StatProps,
  LinkProps,
  BasePageProps,
  QuestionLinkProps,
  QuoteProps,
  SaleCardProps,
} from '../../page-data/common-props';
import type { FeaturedSaleProps } from '../../page-data/featured-sale';
import type { LegalExampleProps } from '../../model/derive/land/explain-legal-description';
import type { SoldLotProps } from '../../model/derive/strip-lots';
import type { Picture } from '../../lib/picture';

export interface ProcessStepProps {
  readonly title: string;
  readonly text: string;
  /** True if time passes before this step. */
  readonly pause: boolean;
}

/** The result of a past sale. */
export interface HomeResultProps {
  readonly href: string;
  readonly name: string;
  /** Such as $2,444,000, or Not sold. */
  readonly price: string;
  /** Such as $3,068/ac; empty if nothing sold. */
  readonly perAcre: string;
}

export interface HomePageProps extends BasePageProps {
  readonly picture: Picture | null;
  readonly bodyHtml: string;
  readonly featuredSale: FeaturedSaleProps | null;
  /** Other live sales first, then the next ones. */
  readonly sales: readonly SaleCardProps[];
  readonly figures: readonly StatProps[];
  readonly legal: LegalExampleProps | null;
  readonly steps: readonly ProcessStepProps[];
  readonly sold: readonly SoldLotProps[];
  /** The median of the prices per acre; null while nothing has sold. */
  readonly median: number | null;
  readonly results: readonly HomeResultProps[];
  readonly selling: { readonly heading: string; readonly text: string; readonly picture: Picture | null };
  readonly quote: QuoteProps | null;
  readonly podcast: { readonly title: string; readonly summary: string };
  readonly episodes: readonly EpisodeLinkProps[];
  readonly questions: readonly QuestionLinkProps[];
  readonly links: {
    readonly sales: LinkProps;
    readonly pastSales: LinkProps;
    readonly sell: LinkProps;
    readonly compare: LinkProps;
    readonly bidding: LinkProps;
    readonly testimonials: LinkProps;
    readonly podcast: LinkProps;
    readonly faq: LinkProps;
    readonly contact: LinkProps;
    readonly subscribe: LinkProps;
    /** Address to which the search form is submitted. */
    readonly search: LinkProps;
  };
}
