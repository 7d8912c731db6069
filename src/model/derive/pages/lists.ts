import { episodeLink, questionLink, quoteProps } from './blocks';
import type { GeneratedPage } from './page';
import { completedViews, resultFigures, resultRow } from './results';
import { saleCard } from './sale-card';
import { withStatus, type SaleView } from './sale-view';
import { headProps, type Site } from './site';
import { standingText } from './standing';

const upcomingOnHome = 3;
const quotesOnHome = 2;
const episodesOnHome = 2;
const questionsOnHome = 4;

/** The home page. */
export function homePage(site: Site, views: readonly SaleView[]): GeneratedPage {
  const { routes, content } = site;
  const page = content.pages.home;
  const picture = page.image === undefined ? null : site.picture(page.image, 'wide');
  return {
    path: routes.home,
    template: 'home',
    props: {
      ...standingText(site, 'home', routes.home, picture),
      picture,
      bodyHtml: site.html(page.body),
      live: withStatus(views, 'live').map((view) => saleCard(site, view)),
      upcoming: withStatus(views, 'upcoming')
        .slice(0, upcomingOnHome)
        .map((view) => saleCard(site, view)),
      figures: resultFigures(views),
      quotes: content.testimonials.slice(0, quotesOnHome).map((testimonial) => quoteProps(site, testimonial)),
      episodes: content.episodes.slice(0, episodesOnHome).map((episode) => episodeLink(site, episode)),
      questions: content.settings.questionCategories
        .flatMap(({ slug }) => content.questions.filter(({ category }) => category === slug).slice(0, 2))
        .slice(0, questionsOnHome)
        .map(questionLink),
      links: {
        sales: { label: 'All upcoming sales', href: routes.sales },
        pastSales: { label: 'All results', href: routes.pastSales },
        sell: { label: 'Sell your land', href: routes.sell },
        how: { label: 'How a sale runs', href: routes.howItWorks },
        testimonials: { label: 'What sellers and buyers say', href: routes.testimonials },
        podcast: { label: 'All episodes', href: routes.farmlandExchange },
        faq: { label: 'All questions', href: routes.faq },
      },
    },
  };
}

/** Sales that are live, upcoming or set aside. */
export function salesPage(site: Site, views: readonly SaleView[]): GeneratedPage {
  const path = site.routes.sales;
  return {
    path,
    template: 'sales',
    props: {
      ...standingText(site, 'sales', path),
      bodyHtml: site.html(site.content.pages.sales.body),
      live: withStatus(views, 'live').map((view) => saleCard(site, view)),
      upcoming: withStatus(views, 'upcoming').map((view) => saleCard(site, view)),
      setAside: withStatus(views, 'postponed').map((view) => saleCard(site, view)),
      pastSales: { label: 'Past sales and their prices', href: site.routes.pastSales },
    },
  };
}

/** The archive of results, with what did not sell. */
export function pastSalesPage(site: Site, views: readonly SaleView[]): GeneratedPage {
  const path = site.routes.pastSales;
  return {
    path,
    template: 'past-sales',
    props: {
      ...standingText(site, 'past-sales', path),
      bodyHtml: site.html(site.content.pages['past-sales'].body),
      figures: resultFigures(views),
      results: completedViews(views).map(resultRow),
      setAside: withStatus(views, 'postponed', 'withdrawn').map((view) => saleCard(site, view)),
    },
  };
}

/** Everything there is, by group, until a visitor searches. */
export function searchPage(site: Site, views: readonly SaleView[]): GeneratedPage {
  const { content, routes } = site;
  const link = ({ title, href }: { readonly title: string; readonly href: string }) => ({
    label: title,
    href,
  });
  return {
    path: routes.search,
    template: 'search',
    props: {
      ...standingText(site, 'search', routes.search),
      head: headProps(site, {
        path: routes.search,
        title: content.pages.search.title,
        description: content.pages.search.summary,
        noindex: true,
      }),
      bodyHtml: site.html(content.pages.search.body),
      groups: [
        {
          title: 'Sales',
          links: withStatus(views, 'live', 'upcoming').map((view) => {
            const { href, name, nearby } = saleCard(site, view);
            return { label: `${name}, ${nearby}`, href };
          }),
        },
        { title: 'Questions', links: content.questions.map(questionLink).map(link) },
        {
          title: 'Episodes',
          links: content.episodes.map((episode) => link(episodeLink(site, episode))),
        },
        {
          title: 'Pages',
          links: [
            { label: content.pages.sales.title, href: routes.sales },
            { label: content.pages['past-sales'].title, href: routes.pastSales },
            { label: content.pages.sell.title, href: routes.sell },
            { label: content.pages['how-it-works'].title, href: routes.howItWorks },
            { label: content.pages.faq.title, href: routes.faq },
            { label: content.pages['terms-and-conditions'].title, href: routes.terms },
            { label: content.pages.contact.title, href: routes.contact },
          ],
        },
      ],
    },
  };
}
