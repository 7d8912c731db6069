import { breadcrumbList } from '../../page-data/structured-data/breadcrumb-list';
import { graphOf } from '../../page-data/graph';
import { articlePages, questionPage } from '../../page-data/article';
import { brochurePage } from '../../templates/brochure/page';
import { comparePage, isComparable } from '../../templates/compare/page';
import { enBlocPage } from '../../templates/en-bloc/page';
import { faqPage } from '../../templates/faq/page';
import { glossaryPage } from '../../templates/glossary/page';
import { homePage } from '../../templates/home/page';
import { salesPage, searchPage } from '../../templates/sales/page';
import { noticePages } from '../../templates/notice/page';
import type { GeneratedPage } from '../../page-data/page';
import { parcelPage } from '../../templates/parcel/page';
import { pastSalesPage } from '../../templates/past-sales/page';
import { contactPage, memberPage, subscribePage, teamPage } from '../../templates/member/page';
import { episodePage, podcastPage, transcriptPages } from '../../templates/episode/page';
import { salePage } from '../../templates/sale/page';
import { sellPage } from '../../templates/sell/page';
import { featurePage } from '../../templates/feature/page';
import { optionPage } from '../../templates/option/page';
import { reminderPage } from '../../templates/reminder/page';
import { showcasePage } from '../../templates/showcase/page';
import { testimonialPage, testimonialsPage } from '../../templates/testimonial/page';
import type { SaleView } from '../../page-data/sale-context';
import type { Site } from '../../page-data/build-context';

function salePages(site: Site, view: SaleView): GeneratedPage[] {
  const { sale, status } = view;
  return [
    salePage(site, view),
    ...(status === 'withdrawn' ? [] : [brochurePage(site, view)]),
    reminderPage(site, view),
    ...view.lots.map((lot) => parcelPage(site, view, lot)),
    ...(isComparable(view) ? [comparePage(site, view)] : []),
    ...sale.options.map((option) => optionPage(site, view, option)),
    ...sale.parcels.flatMap((parcel) =>
      parcel.features.map((feature) => featurePage(site, view, parcel, feature)),
    ),
  ];
}

/** Has a page that shows the way to it tell machines as well; the page was just made, and is nobody else's yet. */
function addBreadcrumb({ origin }: Site, { props }: GeneratedPage): void {
  if (!('trail' in props)) return;
  const nodes = props.head.structured?.['@graph'] ?? [];
  Object.assign(props.head, { structured: graphOf([...nodes, breadcrumbList(origin, props.trail)]) });
}

/** Every page of the site. */
export function allPages(site: Site, views: readonly SaleView[]): GeneratedPage[] {
  const { questions, team, testimonials, episodes, showcases } = site.content;
  const pages: GeneratedPage[] = [
    homePage(site, views),
    salesPage(site, views),
    pastSalesPage(site, views),
    searchPage(site, views),
    ...views.flatMap((view) => salePages(site, view)),
    ...showcases.map((showcase) => showcasePage(site, views, showcase)),
    ...articlePages(site, views),
    enBlocPage(site, views),
    sellPage(site, views),
    faqPage(site),
    glossaryPage(site),
    ...questions.map((question) => questionPage(site, views, question)),
    teamPage(site),
    ...team.map((member) => memberPage(site, views, member)),
    testimonialsPage(site),
    ...testimonials.flatMap((testimonial) =>
      testimonial.video === undefined ? [] : [testimonialPage(site, testimonial, testimonial.video)],
    ),
    podcastPage(site),
    ...episodes.flatMap((episode) => [episodePage(site, episode), ...transcriptPages(site, episode)]),
    contactPage(site),
    subscribePage(site, views),
    ...noticePages(site),
  ];
  for (const page of pages) addBreadcrumb(site, page);
  return pages;
}

/**
 * Addresses that two pages claim; the comparison ignores capitals, as some file systems do.
 *
 * @returns One address for each clash; empty when all is well.
 */
export function clashingPaths(pages: readonly GeneratedPage[]): string[] {
  const seen = new Set<string>();
  return pages.flatMap(({ path }) => {
    const key = path.toLowerCase();
    if (seen.has(key)) return [path];
    seen.add(key);
    return [];
  });
}
