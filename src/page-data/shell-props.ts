import type { TownshipProps } from '../model/derive/land/township';
import type { SearchProps } from '../model/derive/search/search-props';
import type { TrackedSaleProps } from '../model/derive/status';
import type { ContactProps, LinkProps, QuoteProps, SaleCardProps } from './common-props';

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly LinkProps[];
}

/** A menu with a page of its own. */
export interface MenuProps {
  readonly main: LinkProps;
  readonly groups: readonly LinkGroup[];
}

/** Links for signing in and out, the account and the contact page; all but the last lead to the auction engine. */
export interface AccountProps {
  readonly login: LinkProps;
  readonly register: LinkProps;
  /** Label of the link that registers for bidding. */
  readonly registerToBid: string;
  readonly profile: LinkProps;
  /** Label for an account without a telephone number. */
  readonly addNumber: string;
  readonly logout: LinkProps;
  readonly adminSales: LinkProps;
  readonly adminUsers: LinkProps;
  readonly contact: LinkProps;
}

/** Props of header, footer and overlays. */
export interface ShellProps {
  readonly brand: string;
  readonly tagline: string;
  readonly story: string | null;
  readonly notice: string | null;
  readonly contact: ContactProps;
  readonly social: readonly { readonly label: 'Facebook' | 'Instagram' | 'YouTube'; readonly href: string }[];
  readonly home: LinkProps;
  readonly buy: MenuProps;
  readonly sell: MenuProps;
  readonly more: { readonly label: string; readonly groups: readonly LinkGroup[] };
  readonly footer: {
    readonly groups: readonly LinkGroup[];
    /** Headings. */
    readonly account: string;
    readonly contact: string;
  };
  readonly account: AccountProps;
  /** The same with the labels of the footer. */
  readonly footerAccount: AccountProps;
  readonly search: SearchProps;
  /** Number of live and upcoming sales, as of the build. */
  readonly saleCount: number;
  /** Number of live sales, as of the build. */
  readonly liveCount: number;
  /** Cards for the Buy Land menu, which shows the sales that are live or upcoming when it is opened. */
  readonly menuSales: readonly SaleCardProps[];
  /** Every sale that is not withdrawn, for updates between builds. */
  readonly tracked: readonly TrackedSaleProps[];
  /** Scheme and host of the auction engine. */
  readonly engine: string;
  /** Address of the newsletter call; null if there is no newsletter. */
  readonly newsletter: string | null;
  /** For the carousel of the Sell Land menu. */
  readonly quotes: readonly QuoteProps[];
  /** The township of a live or upcoming sale. */
  readonly township: TownshipProps | null;
}

export type FooterProps = Pick<
  ShellProps,
  'brand' | 'tagline' | 'story' | 'notice' | 'contact' | 'social' | 'home' | 'footer' | 'account' | 'township'
>;

export type HeaderProps = Omit<
  ShellProps,
  | 'tagline'
  | 'story'
  | 'notice'
  | 'footer'
  | 'footerAccount'
  | 'township'
  | 'tracked'
  | 'engine'
  | 'newsletter'
>;

export interface OverlaysProps {
  readonly contact: ContactProps;
  readonly contactPage: string;
  /** The list of sales. */
  readonly sales: string;
  readonly tracked: readonly TrackedSaleProps[];
  readonly engine: string;
  readonly newsletter: string | null;
}
