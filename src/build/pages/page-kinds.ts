import type { PageKind } from '../../page-data/page';
import { articleKind } from '../../templates/article/page';
import { brochureKind } from '../../templates/brochure/page';
import { compareKind } from '../../templates/compare/page';
import { contactKind } from '../../templates/contact/page';
import { enBlocKind } from '../../templates/en-bloc/page';
import { episodeKind } from '../../templates/episode/page';
import { errorTestKind } from '../../templates/error-test/page';
import { faqKind } from '../../templates/faq/page';
import { featureKind } from '../../templates/feature/page';
import { glossaryKind } from '../../templates/glossary/page';
import { homeKind } from '../../templates/home/page';
import { howItWorksKind } from '../../templates/how-it-works/page';
import { memberKind } from '../../templates/member/page';
import { noticeKind } from '../../templates/notice/page';
import { optionKind } from '../../templates/option/page';
import { parcelKind } from '../../templates/parcel/page';
import { pastSalesKind } from '../../templates/past-sales/page';
import { podcastKind } from '../../templates/podcast/page';
import { questionKind } from '../../templates/question/page';
import { reminderKind } from '../../templates/reminder/page';
import { saleKind } from '../../templates/sale/page';
import { salesKind } from '../../templates/sales/page';
import { searchKind } from '../../templates/search/page';
import { sellKind } from '../../templates/sell/page';
import { shortlistKind } from '../../templates/shortlist/page';
import { showcaseKind } from '../../templates/showcase/page';
import { subscribeKind } from '../../templates/subscribe/page';
import { teamKind } from '../../templates/team/page';
import { testimonialKind } from '../../templates/testimonial/page';
import { testimonialsKind } from '../../templates/testimonials/page';
import { transcriptKind } from '../../templates/transcript/page';

/**
 * Every kind of page, for the build and for the previews that editors see: a new kind is its folder in src/templates/
 * and its line here, with its import. What content is checked against is in the model, which sees no template: the name
 * of a fixed page is in `pageKeys` as well. A name that only the kinds or only `pageKeys` have is a type error.
 */
export const pageKinds = [
  homeKind,
  salesKind,
  pastSalesKind,
  searchKind,
  shortlistKind,
  saleKind,
  brochureKind,
  reminderKind,
  parcelKind,
  compareKind,
  optionKind,
  featureKind,
  showcaseKind,
  articleKind,
  howItWorksKind,
  enBlocKind,
  sellKind,
  faqKind,
  glossaryKind,
  questionKind,
  teamKind,
  memberKind,
  testimonialsKind,
  testimonialKind,
  podcastKind,
  episodeKind,
  transcriptKind,
  contactKind,
  subscribeKind,
  noticeKind,
  errorTestKind,
] as const satisfies readonly PageKind[];

type Kind = (typeof pageKinds)[number];
type FixedKeyOf<One> = One extends { readonly fixedPages: infer Pages } ? keyof Pages : never;
type CollectionOf<One> = One extends { readonly entriesOf: infer Collection } ? Collection : never;

/** The names of the fixed pages that the kinds make. */
export type FixedKey = FixedKeyOf<Kind>;

/** The collections whose entries have pages of their own. */
export type PageCollection = CollectionOf<Kind>;
