import type { BasePageProps, Breadcrumbs } from '../../page-data/common-props';

export interface GlossaryPageProps extends BasePageProps {
  readonly breadcrumbs: Breadcrumbs;
  /** Terms by their letters, each folded over its definition. As HTML they take no time to hydrate. */
  readonly letters: readonly { readonly letter: string; readonly html: string }[];
}
