import { readLegals } from '../../model/derive/land/legal';
import { spellOut } from '../../model/derive/land/spell';
import { median } from '../../model/derive/results';
import { episodeLink, questionLink, quoteProps } from '../../page-data/prop-builders';
import type { HomePageProps } from './props';
import type { GeneratedPage } from '../../page-data/page';
import { completedViews, pastSale, resultFigures, resultRow } from '../../page-data/result-rows';
import { saleCard } from '../../page-data/sale-card';
import { saleSheet } from '../../page-data/sale-sheet';
import { withStatus, type SaleView } from '../../page-data/sale-context';
import type { Site } from '../../page-data/build-context';
import { standingText } from '../../page-data/static-page';
import { stripLots } from '../../model/derive/strip-lots';

const salesOnHome = 3;
const resultsOnHome = 3;
const episodesOnHome = 3;
const questionsOnHome = 3;

function links(site: Site): HomePageProps['links'] {
  const { routes } = site;
  return {
    sales: { label: 'All upcoming sales', href: routes.sales },
    pastSales: { label: 'All past sales', href: routes.pastSales },
    sell: { label: 'Sell your land', href: routes.sell },
    compare: { label: 'Compare your choices', href: routes.compare },
    bidding: { label: 'Read the bidding process', href: routes.biddingProcess },
    testimonials: { label: 'What sellers and buyers say', href: routes.testimonials },
    podcast: { label: 'All episodes', href: routes.farmlandExchange },
    faq: { label: 'All questions', href: routes.faq },
    contact: { label: 'Talk about selling', href: routes.contact },
    subscribe: { label: 'New sales by e-mail', href: routes.subscribe },
    search: { label: 'Search', href: routes.search },
  };
}

/** What the home page says of land that has sold. */
function results(views: readonly SaleView[]): Pick<HomePageProps, 'figures' | 'sold' | 'median' | 'results'> {
  const completed = completedViews(views);
  const sold = stripLots(completed.map(pastSale));
  return {
    figures: resultFigures(views),
    sold,
    median: median(sold.map(({ perAcre }) => perAcre)),
    results: completed.slice(0, resultsOnHome).map(resultRow),
  };
}

/** The home page. It leads with the sale that is live, or else with the next one. */
export function homePage(site: Site, views: readonly SaleView[]): GeneratedPage {
  const { routes, content } = site;
  const { home, sell } = content.pages;
  const picture = home.image === undefined ? null : site.picture(home.image, 'wide');
  const [lead, ...others] = withStatus(views, 'live', 'upcoming').sort(
    (a, b) => Number(b.status === 'live') - Number(a.status === 'live'),
  );
  const [example] = readLegals(lead?.sale.parcels[0]?.landDescriptions ?? []);
  const [testimonial] = content.testimonials;
  return {
    path: routes.home,
    template: 'home',
    props: {
      ...standingText(site, 'home', routes.home, picture),
      picture,
      bodyHtml: site.html(home.body),
      sheet: saleSheet(site, lead),
      sales: others.slice(0, salesOnHome).map((view) => saleCard(site, view)),
      legal: example === undefined ? null : spellOut(example),
      steps: home.steps,
      ...results(views),
      selling: {
        heading: sell.heading ?? sell.title,
        text: sell.summary,
        picture: sell.image === undefined ? null : site.picture(sell.image, 'wide'),
      },
      quote: testimonial === undefined ? null : quoteProps(site, testimonial),
      podcast: { title: content.settings.podcast.title, summary: content.settings.podcast.summary },
      episodes: content.episodes.slice(0, episodesOnHome).map((episode) => episodeLink(site, episode)),
      questions: content.settings.questionCategories
        .flatMap(({ slug }) => content.questions.filter(({ category }) => category === slug).slice(0, 1))
        .slice(0, questionsOnHome)
        .map(questionLink),
      links: links(site),
    },
  };
}
