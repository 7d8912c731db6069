import type { BasePageProps, LinkProps } from '../../page-data/common-props';

export interface ShortlistPageProps extends BasePageProps {
  readonly bodyHtml: string;
  /** The list of sales, to find something to keep. */
  readonly sales: LinkProps;
  /** Keys and names of suggested sales, shown while the list is empty. */
  readonly suggestions: readonly { readonly key: string; readonly name: string }[];
}
