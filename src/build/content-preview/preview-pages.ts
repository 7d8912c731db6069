import { collections, isCollection, type CollectionName } from '../../model/load/files/collections';
import { isPageKey } from '../../model/schema/editorial';
import type { BuildContext } from '../../page-data/build-context';
import type { PageKind, SitePage, TemplatePage } from '../../page-data/page';
import type { SaleContext } from '../../page-data/sale-context';
import { pageKinds, type FixedKey, type PageCollection } from '../pages/page-kinds';

/** The page that shows an entry. */
interface EntryPage extends Pick<TemplatePage, 'template'> {
  /** Makes the page; undefined if this entry has none. */
  readonly makePage: (context: BuildContext, saleContexts: readonly SaleContext[]) => SitePage | undefined;
  /** True if the entry is about the header and footer. */
  readonly hasShell?: true;
}

const kinds: readonly PageKind[] = pageKinds;

/** The templates of all previews. */
export const previewTemplates = kinds.filter((kind) => !('partsOf' in kind)).map(({ template }) => template);

function fixedPage(key: FixedKey): EntryPage | null {
  for (const kind of kinds) {
    const makePage = 'fixedPages' in kind ? kind.fixedPages[key] : undefined;
    if (makePage !== undefined) return { template: kind.template, makePage };
  }
  return null;
}

function pageOfEntry(collection: PageCollection, name: string): EntryPage | null {
  for (const kind of kinds)
    if ('entriesOf' in kind && kind.entriesOf === collection)
      return {
        template: kind.template,
        makePage: (context, saleContexts) => kind.pages(context, saleContexts, (one) => one === name)[0],
      };
  return null;
}

/** The home page with header and footer, which shows most of the settings. */
function shellPage(): EntryPage | null {
  const home = fixedPage('home');
  return home === null ? null : { ...home, hasShell: true };
}

/**
 * The pages that show entries without a page of their own. Null if no page does: e-mails and towns are on no page. A
 * collection that is neither here nor in a kind is a type error.
 */
const otherEntries: Readonly<Record<Exclude<CollectionName, PageCollection | 'pages'>, EntryPage | null>> = {
  settings: shellPage(),
  navigation: shellPage(),
  texts: shellPage(),
  glossary: fixedPage('glossary'),
  mails: null,
  places: null,
};

function hasNoPage(collection: CollectionName): collection is keyof typeof otherEntries {
  return Object.hasOwn(otherEntries, collection);
}

function collectionOf(folder: string, name: string): CollectionName | undefined {
  return Object.keys(collections)
    .filter(isCollection)
    .find((one) => {
      const collection = collections[one];
      return collection.folder === folder && (!('file' in collection) || collection.file === name);
    });
}

/** The page that shows the entry of a file; null where none does. */
export function entryPageOf(file: string): EntryPage | null {
  const [, folder = '', ...below] = file.split('/');
  const name = below.join('/').replace(/\.\w+$/, '');
  const collection = collectionOf(folder, name);
  if (collection === undefined) return null;
  if (collection === 'pages') return isPageKey(name) ? fixedPage(name) : null;
  return hasNoPage(collection) ? otherEntries[collection] : pageOfEntry(collection, name);
}
