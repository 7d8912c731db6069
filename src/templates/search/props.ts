import type { SearchServices } from '../../model/derive/search/search-services';
import type { BasePageProps, ContactProps, LinkProps } from '../../page-data/common-props';

export interface SearchPageProps extends BasePageProps {
  readonly services: SearchServices;
  /** Settings for searching the site from the browser's address bar; the title is the name of the search there. */
  readonly openSearch: { readonly title: string; readonly href: string };
  readonly links: {
    /** This page, to which the form is sent where scripts do not run. */
    readonly search: string;
    readonly sales: LinkProps;
    /** For what was not found. */
    readonly others: readonly LinkProps[];
  };
  readonly contact: Pick<ContactProps, 'phone' | 'phoneHref'>;
  readonly bodyHtml: string;
  /** Until a visitor searches: everything there is, by group. */
  readonly groups: readonly { readonly title: string; readonly links: readonly LinkProps[] }[];
}
