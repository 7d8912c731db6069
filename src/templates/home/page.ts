import { parseLegalDescriptions } from '../../model/derive/land/legal-description';
import { explainLegalDescription } from '../../model/derive/land/explain-legal-description';
import { standardCurrency } from '../../lib/money';
import { formatPricePerAcre } from '../../model/derive/prices';
import { median, saleResult } from '../../model/derive/results';
import { faqLink, pastSalesLink, subscribeLink } from '../../page-data/common-links';
import { episodeLink, questionLink, quoteProps } from '../../page-data/prop-builders';
import type { HomePageProps } from './props';
import type { PageKind, SitePage } from '../../page-data/page';
import { completedSales, latestResults, pastSales, resultStats } from '../../page-data/result-rows';
import { saleCard } from '../../page-data/sale-card';
import { featuredSaleProps } from '../../page-data/featured-sale';
import { withStatus, type SaleContext } from '../../page-data/sale-context';
import type { BuildContext } from '../../page-data/build-context';
import { staticPageProps } from '../../page-data/static-page';
import { stripLots } from '../../model/derive/strip-lots';

const salesOnHome = 3;
const episodesOnHome = 3;
const questionsOnHome = 3;

function links(context: BuildContext): HomePageProps['links'] {
  const { routes } = context;
  const { home, search } = context.content.texts;
  return {
    sales: { label: home.allSales, href: routes.sales },
    pastSales: pastSalesLink(context),
    sell: { label: home.sellLand, href: routes.sell },
    compare: { label: home.compareWays, href: routes.compare },
    bidding: { label: home.readBidding, href: routes.biddingProcess },
    testimonials: { label: home.testimonials, href: routes.testimonials },
    podcast: { label: home.allEpisodes, href: routes.farmlandExchange },
    faq: faqLink(context),
    contact: { label: home.talkAboutSelling, href: routes.contact },
    subscribe: subscribeLink(context),
    search: { label: search.submit, href: routes.search },
  };
}

/** Results of past sales for the home page. */
function results(
  saleContexts: readonly SaleContext[],
): Pick<HomePageProps, 'figures' | 'sold' | 'median' | 'results'> {
  const completed = completedSales(saleContexts);
  const sold = stripLots(pastSales(completed));
  return {
    // A company that has not sold anything yet has no figures to show.
    figures: completed.some(({ sale }) => saleResult(sale) !== null) ? resultStats(saleContexts) : [],
    sold,
    median: median(sold.map(({ perAcre }) => perAcre)),
    results: latestResults(saleContexts).map(({ href, name, sold: result, soldAs }) => ({
      href,
      name,
      price: result === null ? soldAs : standardCurrency(result.price),
      perAcre: result === null ? '' : formatPricePerAcre(result.price, result.titledAcres),
    })),
  };
}

/** The home page. It leads with the sale that is live, or else with the next one. */
function homePage(context: BuildContext, saleContexts: readonly SaleContext[]): SitePage<HomePageProps> {
  const { routes, content } = context;
  const { home, sell } = content.pages;
  const picture = home.image === undefined ? null : context.picture(home.image, 'wide');
  const [lead, ...others] = withStatus(saleContexts, 'live', 'upcoming').sort(
    (a, b) => Number(b.status === 'live') - Number(a.status === 'live'),
  );
  const [example] = parseLegalDescriptions(lead?.sale.parcels[0]?.landDescriptions ?? []);
  const [testimonial] = content.testimonials;
  return {
    path: routes.home,
    props: {
      ...staticPageProps(context, 'home', routes.home, picture),
      picture,
      bodyHtml: context.html(home.body),
      featuredSale: featuredSaleProps(context, lead),
      sales: others.slice(0, salesOnHome).map((saleContext) => saleCard(context, saleContext)),
      legal: example === undefined ? null : explainLegalDescription(example),
      steps: home.steps,
      ...results(saleContexts),
      selling: {
        heading: sell.heading ?? sell.title,
        text: sell.summary,
        picture: sell.image === undefined ? null : context.picture(sell.image, 'wide'),
      },
      quote: testimonial === undefined ? null : quoteProps(context, testimonial),
      podcast: { title: content.settings.podcast.title, summary: content.settings.podcast.summary },
      episodes: content.episodes.slice(0, episodesOnHome).map((episode) => episodeLink(context, episode)),
      questions: content.settings.questionCategories
        .flatMap(({ slug }) => content.questions.filter(({ category }) => category === slug).slice(0, 1))
        .slice(0, questionsOnHome)
        .map(questionLink),
      links: links(context),
    },
  };
}

export const homeKind = {
  template: 'home/HomeTemplate.tsx',
  fixedPages: { home: homePage },
} satisfies PageKind;
