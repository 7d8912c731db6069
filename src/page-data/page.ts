import type { Content } from '../model/schema/content';
import type { PageKey } from '../model/schema/editorial';
import type { BuildContext } from './build-context';
import type { BasePageProps, Breadcrumbs } from './common-props';
import type { SaleContext } from './sale-context';

/** A page of the site with its path and props. */
export interface SitePage<Props extends BasePageProps = BasePageProps> {
  readonly path: string;
  readonly props: Props & { readonly breadcrumbs?: Breadcrumbs };
}

/** A page with the template that shows it. */
export interface TemplatePage extends SitePage {
  /** The file of the component, as a path below src/templates/. */
  readonly template: `${string}/${string}Template.tsx`;
}

/** Makes a page from the content. */
export type MakePage<Props extends BasePageProps = BasePageProps> = (
  context: BuildContext,
  saleContexts: readonly SaleContext[],
) => SitePage<Props>;

/** Returns whether the page of an entry is wanted, by its name: its slug, and of a question `category/slug`. */
export type EntryFilter = (name: string) => boolean;

/** The collections of the content whose entries have slugs. */
type EntryCollection = {
  [Name in keyof Content]: Content[Name] extends readonly { readonly slug: string }[] ? Name : never;
}[keyof Content];

type Template = Pick<TemplatePage, 'template'>;

/** One page for each file of content/pages/ that is named here; in the editor it is the preview of that file. */
interface FixedPageKind extends Template {
  readonly fixedPages: Readonly<Partial<Record<PageKey, MakePage>>>;
}

/** A page for each entry of a collection, or for some; in the editor it is the preview of that entry. */
interface EntryPageKind extends Template {
  readonly entriesOf: EntryCollection;
  readonly pages: (
    context: BuildContext,
    saleContexts: readonly SaleContext[],
    isWanted: EntryFilter,
  ) => readonly SitePage[];
}

/** Pages with parts of entries. They are no preview: entries of the collection are shown by another kind. */
interface PartPageKind extends Template {
  readonly partsOf: EntryCollection;
  readonly pages: (context: BuildContext, saleContexts: readonly SaleContext[]) => readonly SitePage[];
}

/** The pages of one kind: their template, how they are made, and which files of the content they are the preview of. */
export type PageKind = FixedPageKind | EntryPageKind | PartPageKind;
