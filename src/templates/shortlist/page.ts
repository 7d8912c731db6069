import { withStatus, type SaleContext } from '../../page-data/sale-context';
import { headProps, type BuildContext } from '../../page-data/build-context';
import type { PageKind, SitePage } from '../../page-data/page';
import { staticPageProps } from '../../page-data/static-page';
import type { ShortlistPageProps } from './props';

/** Sales that an empty list suggests. */
const suggestionCount = 3;

/**
 * The page of the sales and parcels that a visitor keeps. It is the same for everyone, since the list is in the
 * browser.
 */
function shortlistPage(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SitePage<ShortlistPageProps> {
  const { content, routes } = context;
  const { title, summary, body } = content.pages.shortlist;
  return {
    path: routes.shortlist,
    props: {
      ...staticPageProps(context, 'shortlist', routes.shortlist),
      head: headProps(context, { path: routes.shortlist, title, description: summary, noindex: true }),
      bodyHtml: context.html(body),
      sales: { label: content.texts.home.allSales, href: routes.sales },
      suggestions: withStatus(saleContexts, 'live', 'upcoming')
        .slice(0, suggestionCount)
        .map(({ sale: { slug, name } }) => ({ key: slug, name })),
    },
  };
}

export const shortlistKind = {
  template: 'shortlist/ShortlistTemplate.tsx',
  fixedPages: { shortlist: shortlistPage },
} satisfies PageKind;
