import type { BuildContext } from '../../page-data/build-context';
import { graphOf } from '../../page-data/graph';
import type { PageKind, SitePage, TemplatePage } from '../../page-data/page';
import type { SaleContext } from '../../page-data/sale-context';
import { breadcrumbList } from '../../page-data/structured-data/breadcrumb-list';
import { pageKinds } from './page-kinds';

/** Adds the breadcrumb of a page, if it has one, to its structured data. */
function withBreadcrumb({ origin }: BuildContext, page: SitePage): SitePage {
  const { head, breadcrumbs } = page.props;
  if (breadcrumbs === undefined) return page;
  const structured = graphOf([
    ...(head.structuredData?.['@graph'] ?? []),
    breadcrumbList(origin, breadcrumbs),
  ]);
  return { ...page, props: { ...page.props, head: { ...head, structuredData: structured } } };
}

/** Every page of a kind. */
function pagesOf(
  kind: PageKind,
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): readonly SitePage[] {
  if (!('fixedPages' in kind)) return kind.pages(context, saleContexts, () => true);
  return Object.values(kind.fixedPages).map((makePage) => makePage(context, saleContexts));
}

/** Every page of the site. */
export function allPages(context: BuildContext, saleContexts: readonly SaleContext[]): TemplatePage[] {
  return pageKinds.flatMap((kind) =>
    pagesOf(kind, context, saleContexts).map((page) => ({
      ...withBreadcrumb(context, page),
      template: kind.template,
    })),
  );
}

/**
 * Addresses that two pages have; the comparison ignores case, as some file systems do.
 *
 * @returns One address for each clash; empty when there is none.
 */
export function clashingPaths(pages: readonly SitePage[]): string[] {
  const seen = new Set<string>();
  return pages.flatMap(({ path }) => {
    const key = path.toLowerCase();
    if (seen.has(key)) return [path];
    seen.add(key);
    return [];
  });
}
