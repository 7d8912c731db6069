import type { PageBase, PersonProps } from '../../page-data/common-props';

export interface TeamPageProps extends PageBase {
  readonly bodyHtml: string;
  readonly people: readonly PersonProps[];
}
