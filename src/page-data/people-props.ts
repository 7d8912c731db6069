import type { ResultRowProps } from './list-props';
import type {
  ContactProps,
  EpisodeLinkProps,
  FactProps,
  FigureProps,
  LinkProps,
  MomentProps,
  PageBase,
  PersonProps,
  Picture,
  QuoteProps,
  SaleCardProps,
  Trail,
  VideoProps,
} from './common-props';

/** The ways to sell side by side; the first is ours. */
export interface ComparisonProps {
  readonly heading: string;
  readonly text: string;
  /** Each leads to more words on it. */
  readonly ways: readonly LinkProps[];
  readonly rows: readonly { readonly title: string; readonly cells: readonly string[] }[];
}

export interface SellPageProps extends PageBase {
  readonly picture: Picture | null;
  readonly contact: ContactProps;
  readonly comparison: ComparisonProps | null;
  readonly steps: readonly { readonly title: string; readonly text: string; readonly pause: boolean }[];
  /** HTML of what the editor wrote, cut before each second-level heading. */
  readonly words: readonly string[];
  readonly figures: readonly FigureProps[];
  readonly unsold: string | null;
  readonly results: readonly ResultRowProps[];
  readonly quotes: readonly QuoteProps[];
  readonly people: readonly PersonProps[];
  readonly questions: readonly LinkProps[];
  readonly links: Readonly<
    Record<'contact' | 'faq' | 'pastSales' | 'subscribe' | 'team' | 'testimonials', LinkProps>
  >;
}

export interface TeamPageProps extends PageBase {
  readonly bodyHtml: string;
  readonly people: readonly PersonProps[];
}

export interface MemberPageProps extends PageBase {
  readonly trail: Trail;
  readonly firstName: string;
  readonly facts: readonly FactProps[];
  readonly email: LinkProps | null;
  /** The company's telephone. */
  readonly phone: LinkProps;
  readonly picture: Picture | null;
  readonly bodyHtml: string;
  readonly sales: readonly SaleCardProps[];
  /** The episodes in which they speak. */
  readonly episodes: readonly EpisodeLinkProps[];
  /** The colleague that follows in the order of the team. */
  readonly next: LinkProps | null;
}

/** A testimonial on a page of its own or among all of them. */
export interface TestimonialProps extends QuoteProps {
  /** The anchor on the page of all testimonials. */
  readonly anchor: string;
  /** The sale that it speaks of. */
  readonly sale: LinkProps | null;
  /** The still picture of the video and how long it is, such as 1:04. */
  readonly still: { readonly picture: Picture | null; readonly length: string } | null;
}

export interface TestimonialsPageProps extends PageBase {
  readonly bodyHtml: string;
  readonly testimonials: readonly TestimonialProps[];
  readonly sell: LinkProps;
}

export interface TestimonialPageProps extends PageBase {
  readonly trail: Trail;
  readonly video: VideoProps;
  readonly published: MomentProps;
  readonly length: string;
  readonly person: Pick<QuoteProps, 'name' | 'title' | 'city' | 'picture'>;
  /** Every spoken word, by speaker. */
  readonly transcript: readonly { readonly speaker: string | null; readonly text: string }[];
  readonly sale: LinkProps | null;
  readonly all: LinkProps;
  readonly next: QuoteProps | null;
}

export interface ContactPageProps extends PageBase {
  readonly bodyHtml: string;
  readonly contact: ContactProps;
  readonly people: readonly PersonProps[];
  readonly team: LinkProps;
}

export interface SubscribePageProps extends PageBase {
  readonly bodyHtml: string;
  readonly contact: ContactProps;
  /** The sales that were posted last, as the notes would have told. */
  readonly posted: readonly {
    readonly href: string;
    readonly title: string;
    readonly posted: MomentProps;
  }[];
  /** Other ways to hear of sales, which need no address. */
  readonly ways: readonly { readonly href: string; readonly title: string; readonly text: string }[];
}
