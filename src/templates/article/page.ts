import type { PageKey } from '../../model/schema/editorial';
import type { SitePage } from '../../page-data/page';
import type { SaleContext } from '../../page-data/sale-context';
import type { BuildContext } from '../../page-data/build-context';
import { article } from '../../page-data/article';
import type { ArticlePageProps } from '../../page-data/article-props';

/** The long-form pages: why, the terms and payments. */
export function articlePages(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): SitePage<ArticlePageProps>[] {
  const { routes } = context;
  const page = (key: PageKey, path: string): SitePage<ArticlePageProps> => ({
    path,
    component: 'article/ArticleTemplate.tsx',
    props: article(context, saleContexts, key, path),
  });
  return [
    page('why', routes.why),
    page('terms-and-conditions', routes.terms),
    page('payments', routes.payments),
  ];
}
