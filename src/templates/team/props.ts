import type { BasePageProps, PersonProps } from '../../page-data/common-props';

export interface TeamPageProps extends BasePageProps {
  readonly bodyHtml: string;
  readonly people: readonly PersonProps[];
}
