import type { LinkProps, PageBase, Trail } from '../../page-data/common-props';

export interface GlossaryPageProps extends PageBase {
  readonly trail: Trail;
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
