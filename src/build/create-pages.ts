import path from 'node:path';
import type { Actions } from 'gatsby';
import type { TemplateName } from '../model/derive/pages/page';
import type { SiteBuild } from './site-build';

/** The component of each page kind, as a path below src/templates/. */
const templates = {
  home: 'home/HomeTemplate.tsx',
  sales: 'sales/SalesTemplate.tsx',
  'past-sales': 'past-sales/PastSalesTemplate.tsx',
  sale: 'sale/SaleTemplate.tsx',
  parcel: 'parcel/ParcelTemplate.tsx',
  option: 'option/OptionTemplate.tsx',
  feature: 'feature/FeatureTemplate.tsx',
  reminder: 'reminder/ReminderTemplate.tsx',
  showcase: 'showcase/ShowcaseTemplate.tsx',
  article: 'article/ArticleTemplate.tsx',
  sell: 'sell/SellTemplate.tsx',
  question: 'question/QuestionTemplate.tsx',
  faq: 'faq/FaqTemplate.tsx',
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

/** Hands every page and the slices of the shell to Gatsby. */
export function createPages({ pages, shell }: SiteBuild, { createPage, createSlice }: Actions): void {
  const { upcoming, ...footer } = shell;
  createSlice({
    id: 'header',
    component: path.resolve('src/layout/header/Header.tsx'),
    context: { ...footer, upcoming },
  });
  createSlice({ id: 'footer', component: path.resolve('src/layout/footer/Footer.tsx'), context: footer });
  for (const { path: pagePath, template, props } of pages) {
    createPage({
      path: pagePath,
      component: path.resolve('src/templates', templates[template]),
      context: props,
    });
  }
}
