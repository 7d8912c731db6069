import type { BrochurePageProps } from '../templates/brochure/props';
import type { ComparePageProps } from '../templates/compare/props';
import type { EnBlocPageProps } from '../templates/en-bloc/props';
import type { HomePageProps } from '../templates/home/props';
import type { PastSalesPageProps, SalesPageProps } from './list-props';
import type { ParcelPageProps } from '../templates/parcel/props';
import type { EpisodePageProps, PodcastPageProps, TranscriptPageProps } from './podcast-props';
import type { SalePageProps } from '../templates/sale/props';
import type {
  FeaturePageProps,
  OptionPageProps,
  ReminderPageProps,
  ShowcasePageProps,
} from './subpage-props';
import type {
  ArticlePageProps,
  FaqPageProps,
  GlossaryPageProps,
  NoticePageProps,
  QuestionPageProps,
  SearchPageProps,
} from './editorial-props';
import type {
  ContactPageProps,
  MemberPageProps,
  SellPageProps,
  SubscribePageProps,
  TeamPageProps,
  TestimonialPageProps,
  TestimonialsPageProps,
} from './people-props';

/** What the template of each page kind is given. */
export interface TemplateProps {
  home: HomePageProps;
  sales: SalesPageProps;
  'past-sales': PastSalesPageProps;
  sale: SalePageProps;
  brochure: BrochurePageProps;
  parcel: ParcelPageProps;
  compare: ComparePageProps;
  option: OptionPageProps;
  feature: FeaturePageProps;
  reminder: ReminderPageProps;
  showcase: ShowcasePageProps;
  article: ArticlePageProps;
  'en-bloc': EnBlocPageProps;
  sell: SellPageProps;
  question: QuestionPageProps;
  'drawn-question': QuestionPageProps;
  faq: FaqPageProps;
  glossary: GlossaryPageProps;
  team: TeamPageProps;
  member: MemberPageProps;
  testimonials: TestimonialsPageProps;
  testimonial: TestimonialPageProps;
  podcast: PodcastPageProps;
  episode: EpisodePageProps;
  transcript: TranscriptPageProps;
  contact: ContactPageProps;
  subscribe: SubscribePageProps;
  search: SearchPageProps;
  notice: NoticePageProps;
  'error-test': NoticePageProps;
}

export type TemplateName = keyof TemplateProps;

/** A page to be made: where, with which template, from what. */
export type GeneratedPage = {
  [Name in TemplateName]: {
    readonly path: string;
    readonly template: Name;
    readonly props: TemplateProps[Name];
  };
}[TemplateName];
