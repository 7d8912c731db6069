import type { Showcase } from '../../model/schema/editorial';
import { showcaseRoute } from '../../model/derive/routes';
import { contactProps } from '../../page-data/prop-builders';
import type { EntryFilter, PageKind, SitePage } from '../../page-data/page';
import { saleCard } from '../../page-data/sale-card';
import type { SaleContext } from '../../page-data/sale-context';
import { headProps, type BuildContext } from '../../page-data/build-context';
import type { ShowcasePageProps } from './props';

/** A selection of sales for a screen or a campaign. */
function showcasePage(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
  showcase: Showcase,
): SitePage<ShowcasePageProps> {
  const path = showcaseRoute(showcase.slug);
  const { brand, sample } = context.content.settings;
  const { phone, phoneHref } = contactProps(context);
  return {
    path,
    props: {
      head: headProps(context, { path, title: showcase.title, description: showcase.summary }),
      heading: showcase.title,
      summary: showcase.summary,
      brand: brand.name,
      home: context.routes.home,
      allSales: { label: context.content.texts.showcase.allSales, href: context.routes.sales },
      contact: { phone, phoneHref },
      notice: sample?.notice ?? null,
      sales: showcase.sales.flatMap((slug) =>
        saleContexts
          .filter(({ sale }) => sale.slug === slug)
          .map((saleContext) => saleCard(context, saleContext)),
      ),
    },
  };
}

/** The page of every showcase. */
function showcasePages(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
  isWanted: EntryFilter,
): SitePage<ShowcasePageProps>[] {
  return context.content.showcases
    .filter(({ slug }) => isWanted(slug))
    .map((showcase) => showcasePage(context, saleContexts, showcase));
}

export const showcaseKind = {
  template: 'showcase/ShowcaseTemplate.tsx',
  entriesOf: 'showcases',
  pages: showcasePages,
} satisfies PageKind;
