import type { CompanyFactProps } from '../../page-data/company-facts';
import type {
  LinkProps,
  ContactProps,
  StatProps,
  BasePageProps,
  PersonProps,
  QuoteProps,
} from '../../page-data/common-props';
import type { HtmlSection } from '../../page-data/html-sections';
import type { Picture } from '../../lib/picture';

/** Ways to sell, side by side; the first is ours. */
export interface ComparisonProps {
  readonly heading: string;
  readonly text: string;
  /** Links to the explanation of each. */
  readonly ways: readonly LinkProps[];
  readonly rows: readonly { readonly title: string; readonly cells: readonly string[] }[];
}

export interface SellPageProps extends BasePageProps {
  readonly picture: Picture | null;
  readonly contact: ContactProps;
  readonly comparison: ComparisonProps | null;
  readonly steps: readonly { readonly title: string; readonly text: string; readonly pause: boolean }[];
  /** The editor's text, split at its second-level headings. */
  readonly text: { readonly intro: string; readonly sections: readonly HtmlSection[] };
  /** Licences, office and trust account; empty if the settings have none. */
  readonly company: readonly CompanyFactProps[];
  readonly figures: readonly StatProps[];
  readonly unsoldSummary: string | null;
  readonly quotes: readonly QuoteProps[];
  readonly people: readonly PersonProps[];
  readonly questions: readonly LinkProps[];
  readonly links: Readonly<
    Record<'contact' | 'faq' | 'pastSales' | 'subscribe' | 'team' | 'testimonials', LinkProps>
  >;
}
