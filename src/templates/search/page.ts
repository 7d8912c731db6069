import { faqLink } from '../../page-data/common-links';
import { contactProps, episodeLink, questionLink } from '../../page-data/prop-builders';
import type { PageKind, SitePage } from '../../page-data/page';
import { saleCard } from '../../page-data/sale-card';
import { withStatus, type SaleContext } from '../../page-data/sale-context';
import { headProps, type BuildContext } from '../../page-data/build-context';
import { staticPageProps } from '../../page-data/static-page';
import type { SearchPageProps } from './props';

/** All pages of the site, by group, shown until a visitor searches. */
function searchPage(context: BuildContext, saleContexts: readonly SaleContext[]): SitePage<SearchPageProps> {
  const { content, routes } = context;
  const link = ({ title, href }: { readonly title: string; readonly href: string }) => ({
    label: title,
    href,
  });
  return {
    path: routes.search,
    props: {
      ...staticPageProps(context, 'search', routes.search),
      head: headProps(context, {
        path: routes.search,
        title: content.pages.search.title,
        description: content.pages.search.summary,
        noindex: true,
      }),
      services: context.searchServices,
      openSearch: { title: content.settings.brand.name, href: routes.openSearch },
      links: {
        search: routes.search,
        sales: { label: content.texts.home.allSales, href: routes.sales },
        others: [
          { label: content.pages.sales.title, href: routes.sales },
          faqLink(context),
          { label: content.pages.glossary.title, href: routes.glossary },
          { label: content.pages.contact.title, href: routes.contact },
        ],
      },
      contact: contactProps(context),
      bodyHtml: context.html(content.pages.search.body),
      groups: [
        {
          title: 'Sales',
          links: withStatus(saleContexts, 'live', 'upcoming').map((saleContext) => {
            const { href, name, nearby } = saleCard(context, saleContext);
            return { label: `${name}, ${nearby}`, href };
          }),
        },
        { title: 'Questions', links: content.questions.map(questionLink).map(link) },
        {
          title: 'Episodes',
          links: content.episodes.map((episode) => link(episodeLink(context, episode))),
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

export const searchKind = {
  template: 'search/SearchTemplate.tsx',
  fixedPages: { search: searchPage },
} satisfies PageKind;
