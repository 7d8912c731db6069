import { breadcrumbList } from '../structured-data/breadcrumb-list';
import { graphOf } from '../structured-data/graph';
import { articlePages, questionPage } from './articles';
import { brochurePage } from './brochure-page';
import { comparePage, isComparable } from './compare-page';
import { enBlocPage } from './en-bloc-page';
import { faqPage } from './faq-page';
import { glossaryPage } from './glossary-page';
import { homePage } from './home-page';
import { salesPage, searchPage } from './lists';
import { noticePages } from './notices';
import type { GeneratedPage } from './page';
import { parcelPage } from './parcel-page';
import { pastSalesPage } from './past-sales-page';
import { contactPage, memberPage, subscribePage, teamPage } from './people';
import { episodePage, podcastPage, transcriptPages } from './podcast';
import { salePage } from './sale-page';
import { sellPage } from './sell-page';
import { featurePage } from './feature-page';
import { optionPage } from './option-page';
import { reminderPage } from './reminder-page';
import { showcasePage } from './showcase-page';
import { testimonialPage, testimonialsPage } from './testimonials';
import type { SaleView } from './sale-view';
import type { Site } from './site';

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
