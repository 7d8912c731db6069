import type { ContactProps, LinkProps, BasePageProps, PersonProps } from '../../page-data/common-props';

export interface ContactPageProps extends BasePageProps {
  readonly bodyHtml: string;
  /** Address of the newsletter call; null where there is no newsletter. */
  readonly newsletter: string | null;
  readonly contact: ContactProps;
  readonly people: readonly PersonProps[];
  readonly team: LinkProps;
}
