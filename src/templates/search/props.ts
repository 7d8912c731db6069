import type { LinkProps, BasePageProps } from '../../page-data/common-props';

export interface SearchPageProps extends BasePageProps {
  readonly bodyHtml: string;
  /** Until a visitor searches: everything there is, by group. */
  readonly groups: readonly { readonly title: string; readonly links: readonly LinkProps[] }[];
}
