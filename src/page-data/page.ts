import type { BuildContext } from './build-context';
import type { BasePageProps, Breadcrumbs } from './common-props';
import type { SaleContext } from './sale-context';

/** A page of the site with its path, template and props. */
export interface SitePage<Props extends BasePageProps = BasePageProps> {
  readonly path: string;
  /** The file of the component, as a path below src/templates/. */
  readonly component: `${string}/${string}Template.tsx`;
  readonly props: Props & { readonly breadcrumbs?: Breadcrumbs };
}

/** Creates every page of one kind. */
export type PageKind = (context: BuildContext, saleContexts: readonly SaleContext[]) => readonly SitePage[];
