import { notSentRoute, unsubscribedRoute, unsubscribeRoute } from '../../model/derive/forms/form-fields';
import type { PageKey } from '../../model/schema/editorial';
import type { BuildContext } from '../../page-data/build-context';
import { linkablePagePath } from '../../page-data/navigation';
import type { PageKind, SitePage } from '../../page-data/page';
import { articlePages } from '../../templates/article/page';
import { contactPages } from '../../templates/contact/page';
import { enBlocPages } from '../../templates/en-bloc/page';
import { errorTestPages } from '../../templates/error-test/page';
import { faqPages } from '../../templates/faq/page';
import { glossaryPages } from '../../templates/glossary/page';
import { homePages } from '../../templates/home/page';
import { howItWorksPages } from '../../templates/how-it-works/page';
import { noticePages } from '../../templates/notice/page';
import { pastSalesPages } from '../../templates/past-sales/page';
import { podcastPages } from '../../templates/podcast/page';
import { salesPages } from '../../templates/sales/page';
import { searchPages } from '../../templates/search/page';
import { sellPages } from '../../templates/sell/page';
import { shortlistPages } from '../../templates/shortlist/page';
import { subscribePages } from '../../templates/subscribe/page';
import { teamPages } from '../../templates/team/page';
import { testimonialsPages } from '../../templates/testimonials/page';

/** Pages of a kind, with their template below src/templates/. */
export interface TemplatePages {
  readonly template: SitePage['component'];
  readonly pages: PageKind;
}

const article: TemplatePages = { template: 'article/ArticleTemplate.tsx', pages: articlePages };
const notice: TemplatePages = { template: 'notice/NoticeTemplate.tsx', pages: noticePages };

/** The kind of each page of content/pages/. */
export const fixedPages: Readonly<Record<PageKey, TemplatePages>> = {
  home: { template: 'home/HomeTemplate.tsx', pages: homePages },
  sales: { template: 'sales/SalesTemplate.tsx', pages: salesPages },
  'past-sales': { template: 'past-sales/PastSalesTemplate.tsx', pages: pastSalesPages },
  sell: { template: 'sell/SellTemplate.tsx', pages: sellPages },
  why: article,
  'how-it-works': { template: 'how-it-works/HowItWorksTemplate.tsx', pages: howItWorksPages },
  'en-bloc': { template: 'en-bloc/EnBlocTemplate.tsx', pages: enBlocPages },
  faq: { template: 'faq/FaqTemplate.tsx', pages: faqPages },
  glossary: { template: 'glossary/GlossaryTemplate.tsx', pages: glossaryPages },
  team: { template: 'team/TeamTemplate.tsx', pages: teamPages },
  testimonials: { template: 'testimonials/TestimonialsTemplate.tsx', pages: testimonialsPages },
  'farmland-exchange': { template: 'podcast/PodcastTemplate.tsx', pages: podcastPages },
  contact: { template: 'contact/ContactTemplate.tsx', pages: contactPages },
  subscribe: { template: 'subscribe/SubscribeTemplate.tsx', pages: subscribePages },
  thanks: notice,
  search: { template: 'search/SearchTemplate.tsx', pages: searchPages },
  shortlist: { template: 'shortlist/ShortlistTemplate.tsx', pages: shortlistPages },
  'terms-and-conditions': article,
  payments: article,
  'no-longer-available': notice,
  'sale-postponed': notice,
  'error-test': { template: 'error-test/ErrorTestTemplate.tsx', pages: errorTestPages },
  'not-sent': notice,
  unsubscribe: notice,
  unsubscribed: notice,
  'not-found': notice,
  error: notice,
};

/** The address of a fixed page. */
export function fixedPagePath({ routes }: BuildContext, key: PageKey): string {
  switch (key) {
    case 'thanks':
    case 'shortlist':
      return routes[key];
    case 'no-longer-available':
      return routes.noLongerAvailable;
    case 'sale-postponed':
      return routes.salePostponed;
    case 'error-test':
      return routes.errorTest;
    case 'not-sent':
      return notSentRoute;
    case 'unsubscribe':
      return unsubscribeRoute;
    case 'unsubscribed':
      return unsubscribedRoute;
    case 'not-found':
      return '/404/';
    case 'error':
      return '/500/';
    default:
      return linkablePagePath(routes, key);
  }
}
