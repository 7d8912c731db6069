import type { SearchServices } from '../../model/derive/search/search-services';
import type { BasePageProps, ContactProps, LinkProps } from '../../page-data/common-props';

export interface SearchPageProps extends BasePageProps {
  readonly services: SearchServices;
  /** Settings for searching the site from the browser's address bar; the title is the name of the search there. */
  readonly openSearch: { readonly title: string; readonly href: string };
  readonly links: {
    /** This page, to which the form is submitted if scripts do not run. */
    readonly search: string;
    readonly sales: LinkProps;
    /** Links for visitors who have found nothing. */
    readonly others: readonly LinkProps[];
  };
  readonly contact: Pick<ContactProps, 'phone' | 'phoneHref'>;
  readonly bodyHtml: string;
  /** All pages of the site, by group, shown until a visitor searches. */
  readonly groups: readonly { readonly title: string; readonly links: readonly LinkProps[] }[];
}
