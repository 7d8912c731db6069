import type { ContactProps, LinkProps, BasePageProps, PersonProps } from '../../page-data/common-props';

export interface ContactPageProps extends BasePageProps {
  readonly bodyHtml: string;
  readonly contact: ContactProps;
  readonly people: readonly PersonProps[];
  readonly team: LinkProps;
}
