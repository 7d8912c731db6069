import { collections, isCollection, type CollectionName } from '../../model/load/collections';
import {
  episodeRoute,
  questionRoute,
  saleRoute,
  showcaseRoute,
  teamMemberRoute,
  testimonialRoute,
} from '../../model/derive/routes';
import type { BuildContext } from '../../page-data/build-context';
import type { PageKind, SitePage } from '../../page-data/page';
import { episodePages } from '../../templates/episode/page';
import { glossaryPages } from '../../templates/glossary/page';
import { memberPages } from '../../templates/member/page';
import { questionPages } from '../../templates/question/page';
import { salePages } from '../../templates/sale/page';
import { showcasePages } from '../../templates/showcase/page';
import { testimonialPages } from '../../templates/testimonial/page';

/** The page that shows an entry, of all pages of its kind. */
interface EntryPage {
  /** Its template, below src/templates/. */
  readonly template: SitePage['component'];
  readonly pages: PageKind;
  /** @param slug The name of the file, and of a question the folder it is in. */
  readonly path: (context: BuildContext, slug: string, folder: string) => string;
}

const entryPages: Partial<Readonly<Record<CollectionName, EntryPage>>> = {
  sales: {
    template: 'sale/SaleTemplate.tsx',
    pages: salePages,
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

/** The templates of all of them. */
export const previewTemplates = Object.values(entryPages).map(({ template }) => template);

function collectionOf(file: string): CollectionName | undefined {
  const folder = file.split('/')[1];
  return Object.keys(collections)
    .filter(isCollection)
    .find((name) => collections[name].folder === folder && !('file' in collections[name]));
}

/** The page that shows the entry of a file; undefined where none does. */
export function entryPageOf(file: string): EntryPage | undefined {
  const collection = collectionOf(file);
  return collection === undefined ? undefined : entryPages[collection];
}
