import type { BasePageProps, Breadcrumbs } from '../../page-data/common-props';

export interface GlossaryPageProps extends BasePageProps {
  readonly breadcrumbs: Breadcrumbs;
  /** Terms by their letters, each folded over its definition. As HTML they cost a phone nothing to take over. */
  readonly letters: readonly { readonly letter: string; readonly html: string }[];
}
