import type { ContactProps, LinkProps, SaleCardProps } from './parts';

/** What header and footer show. */
export interface ShellProps {
  readonly brand: string;
  readonly tagline: string;
  readonly story: string | null;
  readonly notice: string | null;
  readonly contact: ContactProps;
  readonly social: readonly LinkProps[];
  readonly home: LinkProps;
  readonly buy: { readonly main: LinkProps; readonly links: readonly LinkProps[] };
  readonly sell: { readonly main: LinkProps; readonly links: readonly LinkProps[] };
  readonly more: readonly { readonly title: string; readonly links: readonly LinkProps[] }[];
  readonly footer: readonly { readonly title: string; readonly links: readonly LinkProps[] }[];
  readonly account: { readonly login: LinkProps; readonly register: LinkProps; readonly contact: LinkProps };
  /** Upcoming sales for the Buy Land menu. */
  readonly upcoming: readonly SaleCardProps[];
}
