import type { CompanyFactProps } from '../../page-data/company-facts';
import type { ContactProps, LinkProps, BasePageProps, PersonProps } from '../../page-data/common-props';

export interface ContactPageProps extends BasePageProps {
  readonly bodyHtml: string;
  /** Address of the newsletter call; null if there is no newsletter. */
  readonly newsletter: string | null;
  readonly contact: ContactProps;
  /** Licences, office and trust account; empty if the settings have none. */
  readonly company: readonly CompanyFactProps[];
  readonly people: readonly PersonProps[];
  readonly team: LinkProps;
}
