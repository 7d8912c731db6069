import type { LinkProps, BasePageProps, Breadcrumbs } from '../../page-data/common-props';

export interface GlossaryPageProps extends BasePageProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly letters: readonly {
    readonly letter: string;
    readonly terms: readonly {
      readonly slug: string;
      readonly term: string;
      readonly definition: string;
      readonly seeAlso: readonly LinkProps[];
      readonly more: LinkProps | null;
    }[];
  }[];
}
