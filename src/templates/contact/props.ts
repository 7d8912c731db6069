import type { ContactProps, LinkProps, PageBase, PersonProps } from '../../page-data/common-props';

export interface ContactPageProps extends PageBase {
  readonly bodyHtml: string;
  readonly contact: ContactProps;
  readonly people: readonly PersonProps[];
  readonly team: LinkProps;
}
