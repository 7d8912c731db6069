import type { PageKind } from '../../page-data/page';
import { articlePages } from '../../templates/article/page';
import { brochurePages } from '../../templates/brochure/page';
import { comparePages } from '../../templates/compare/page';
import { contactPages } from '../../templates/contact/page';
import { enBlocPages } from '../../templates/en-bloc/page';
import { episodePages } from '../../templates/episode/page';
import { errorTestPages } from '../../templates/error-test/page';
import { faqPages } from '../../templates/faq/page';
import { featurePages } from '../../templates/feature/page';
import { glossaryPages } from '../../templates/glossary/page';
import { homePages } from '../../templates/home/page';
import { howItWorksPages } from '../../templates/how-it-works/page';
import { memberPages } from '../../templates/member/page';
import { noticePages } from '../../templates/notice/page';
import { optionPages } from '../../templates/option/page';
import { parcelPages } from '../../templates/parcel/page';
import { pastSalesPages } from '../../templates/past-sales/page';
import { podcastPages } from '../../templates/podcast/page';
import { questionPages } from '../../templates/question/page';
import { reminderPages } from '../../templates/reminder/page';
import { salePages } from '../../templates/sale/page';
import { salesPages } from '../../templates/sales/page';
import { searchPages } from '../../templates/search/page';
import { sellPages } from '../../templates/sell/page';
import { shortlistPages } from '../../templates/shortlist/page';
import { showcasePages } from '../../templates/showcase/page';
import { subscribePages } from '../../templates/subscribe/page';
import { teamPages } from '../../templates/team/page';
import { testimonialPages } from '../../templates/testimonial/page';
import { testimonialsPages } from '../../templates/testimonials/page';
import { transcriptPages } from '../../templates/transcript/page';

/** Every kind of page. A new kind is its folder in src/templates/ and its line here. */
export const pageKinds: readonly PageKind[] = [
  homePages,
  salesPages,
  pastSalesPages,
  searchPages,
  shortlistPages,
  salePages,
  brochurePages,
  reminderPages,
  parcelPages,
  comparePages,
  optionPages,
  featurePages,
  showcasePages,
  articlePages,
  howItWorksPages,
  enBlocPages,
  sellPages,
  faqPages,
  glossaryPages,
  questionPages,
  teamPages,
  memberPages,
  testimonialsPages,
  testimonialPages,
  podcastPages,
  episodePages,
  transcriptPages,
  contactPages,
  subscribePages,
  noticePages,
  errorTestPages,
];
