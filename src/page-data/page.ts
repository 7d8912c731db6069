import type { BuildContext } from './build-context';
import type { PageBase, Trail } from './common-props';
import type { SaleContext } from './sale-context';

/** A page to be made. */
export interface SitePage<Props extends PageBase = PageBase> {
  readonly path: string;
  /** The file of the component, as a path below src/templates/. */
  readonly component: `${string}/${string}Template.tsx`;
  readonly props: Props & { readonly trail?: Trail };
}

/** Makes every page of one kind. */
export type PageKind = (context: BuildContext, saleContexts: readonly SaleContext[]) => readonly SitePage[];
