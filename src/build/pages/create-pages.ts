import path from 'node:path';
import type { Actions } from 'gatsby';
import type { TemplateName } from '../../page-data/page';
import type { FooterProps, HeaderProps, LayersProps, ShellProps } from '../../page-data/shell-props';
import type { SiteBuild } from './site-build';

/** The component of each page kind, as a path below src/templates/. */
const templates = {
  home: 'home/HomeTemplate.tsx',
  sales: 'sales/SalesTemplate.tsx',
  'past-sales': 'past-sales/PastSalesTemplate.tsx',
  sale: 'sale/SaleTemplate.tsx',
  brochure: 'brochure/BrochureTemplate.tsx',
  parcel: 'parcel/ParcelTemplate.tsx',
  compare: 'compare/CompareTemplate.tsx',
  option: 'option/OptionTemplate.tsx',
  feature: 'feature/FeatureTemplate.tsx',
  reminder: 'reminder/ReminderTemplate.tsx',
  showcase: 'showcase/ShowcaseTemplate.tsx',
  article: 'article/ArticleTemplate.tsx',
  'en-bloc': 'en-bloc/EnBlocTemplate.tsx',
  sell: 'sell/SellTemplate.tsx',
  question: 'question/QuestionTemplate.tsx',
  'drawn-question': 'question/DrawnQuestionTemplate.tsx',
  faq: 'faq/FaqTemplate.tsx',
  glossary: 'glossary/GlossaryTemplate.tsx',
  team: 'team/TeamTemplate.tsx',
  member: 'member/MemberTemplate.tsx',
  testimonials: 'testimonials/TestimonialsTemplate.tsx',
  testimonial: 'testimonial/TestimonialTemplate.tsx',
  podcast: 'podcast/PodcastTemplate.tsx',
  episode: 'episode/EpisodeTemplate.tsx',
  transcript: 'transcript/TranscriptTemplate.tsx',
  contact: 'contact/ContactTemplate.tsx',
  subscribe: 'subscribe/SubscribeTemplate.tsx',
  search: 'search/SearchTemplate.tsx',
  notice: 'notice/NoticeTemplate.tsx',
  'error-test': 'error-test/ErrorTestTemplate.tsx',
} as const satisfies Readonly<Record<TemplateName, string>>;

/** The parts of the shell with what each shows, so that a new sale in the menu leaves the footer alone. */
function shellSlices(shell: ShellProps) {
  const { tagline, story, footer, township, ...header } = shell;
  const { brand, notice, contact, home, account, dated, buy } = shell;
  return {
    header: { component: 'header/Header.tsx', context: header satisfies HeaderProps },
    footer: {
      component: 'footer/Footer.tsx',
      context: {
        brand,
        tagline,
        story,
        notice,
        contact,
        home,
        footer,
        account,
        township,
      } satisfies FooterProps,
    },
    layers: {
      component: 'layers/Layers.tsx',
      context: {
        contact,
        contactPage: account.contact.href,
        sales: buy.main.href,
        dated,
      } satisfies LayersProps,
    },
  };
}

/** Hands every page and the slices of the shell to Gatsby. */
export function createPages(
  { pages, shell }: SiteBuild,
  { createPage, createSlice }: Actions,
  withGallery: boolean,
): void {
  for (const [id, { component, context }] of Object.entries(shellSlices(shell)))
    createSlice({ id, component: path.resolve('src/layout', component), context: { ...context } });
  for (const { path: pagePath, template, props } of pages) {
    createPage({
      path: pagePath,
      component: path.resolve('src/templates', templates[template]),
      context: props,
    });
  }
  if (withGallery)
    createPage({
      path: '/gallery/',
      component: path.resolve('src/templates/gallery/GalleryTemplate.tsx'),
      context: {},
    });
}
