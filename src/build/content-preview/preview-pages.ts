import path from 'node:path';
import { collections, isCollection, type CollectionName } from '../../model/load/files/collections';
import {
  episodeRoute,
  questionRoute,
  saleRoute,
  showcaseRoute,
  teamMemberRoute,
  testimonialRoute,
} from '../../model/derive/routes';
import { isPageKey } from '../../model/schema/editorial';
import type { BuildContext } from '../../page-data/build-context';
import type { SitePage } from '../../page-data/page';
import type { SaleContext } from '../../page-data/sale-context';
import { fixedPagePath, fixedPages, type TemplatePages } from './fixed-pages';
import { episodePages } from '../../templates/episode/page';
import { glossaryPages } from '../../templates/glossary/page';
import { memberPages } from '../../templates/member/page';
import { questionPages } from '../../templates/question/page';
import { salePage } from '../../templates/sale/page';
import { showcasePages } from '../../templates/showcase/page';
import { testimonialPages } from '../../templates/testimonial/page';

/** The page that shows an entry. */
interface EntryPage extends Pick<TemplatePages, 'template'> {
  /** Pages of its kind, with that of the entry among them. */
  readonly pages: (
    context: BuildContext,
    saleContexts: readonly SaleContext[],
    slug: string,
  ) => readonly SitePage[];
  /** Returns the path of the page; `folder` is the category of a question. */
  readonly path: (context: BuildContext, slug: string, folder: string) => string;
  /** True if the entry is about the header and footer. */
  readonly hasShell?: true;
}

const entryPages: Partial<Readonly<Record<CollectionName, EntryPage>>> = {
  sales: {
    template: 'sale/SaleTemplate.tsx',
    // Only one of hundreds of sales is shown.
    pages: (context, saleContexts, slug) =>
      saleContexts
        .filter(({ sale }) => sale.slug === slug)
        .map((saleContext) => salePage(context, saleContexts, saleContext)),
    path: (_context, slug) => saleRoute({ slug }),
  },
  questions: {
    template: 'question/QuestionTemplate.tsx',
    pages: questionPages,
    path: (_context, slug, category) => questionRoute({ category, slug }),
  },
  team: {
    template: 'member/MemberTemplate.tsx',
    pages: memberPages,
    path: ({ content }, slug) => teamMemberRoute(content.settings.brand.slug, slug),
  },
  testimonials: {
    template: 'testimonial/TestimonialTemplate.tsx',
    pages: testimonialPages,
    path: (_context, slug) => testimonialRoute(slug),
  },
  episodes: {
    template: 'episode/EpisodeTemplate.tsx',
    pages: episodePages,
    path: ({ content }, slug) => {
      const episode = content.episodes.find((one) => one.slug === slug);
      return episode === undefined ? '' : episodeRoute(episode);
    },
  },
  showcases: {
    template: 'showcase/ShowcaseTemplate.tsx',
    pages: showcasePages,
    path: (_context, slug) => showcaseRoute(slug),
  },
  glossary: {
    template: 'glossary/GlossaryTemplate.tsx',
    pages: glossaryPages,
    path: ({ routes }) => routes.glossary,
  },
};

/** The home page with header and footer, which shows most of the settings. */
const shellPage: EntryPage = { ...fixedPages.home, path: ({ routes }) => routes.home, hasShell: true };

/** The pages that show the files of settings; e-mails are on no page. */
const settingsPages: Readonly<Record<string, EntryPage>> = {
  site: shellPage,
  navigation: shellPage,
  texts: shellPage,
};

/** The templates of all of them. */
export const previewTemplates = [
  ...new Set([...Object.values(entryPages), ...Object.values(fixedPages)].map(({ template }) => template)),
];

function collectionOf(folder: string): CollectionName | undefined {
  return Object.keys(collections)
    .filter(isCollection)
    .find((name) => collections[name].folder === folder && !('file' in collections[name]));
}

/** The page that shows the entry of a file; undefined if none does. */
export function entryPageOf(file: string): EntryPage | undefined {
  const folder = file.split('/')[1] ?? '';
  const { name } = path.posix.parse(file);
  if (folder === 'settings') return settingsPages[name];
  if (folder === 'pages')
    return isPageKey(name)
      ? { ...fixedPages[name], path: (context) => fixedPagePath(context, name) }
      : undefined;
  const collection = collectionOf(folder);
  return collection === undefined ? undefined : entryPages[collection];
}
