import type { LinkablePage } from '../../model/schema/navigation';
import { article } from '../../page-data/article';
import type { ArticlePageProps } from '../../page-data/article-props';
import { linkablePagePath } from '../../page-data/navigation';
import type { MakePage, PageKind } from '../../page-data/page';

/** A long-form page. */
function articlePage(key: LinkablePage): MakePage<ArticlePageProps> {
  return (context, saleContexts) => {
    const path = linkablePagePath(context.routes, key);
    return { path, props: article(context, saleContexts, key, path) };
  };
}

export const articleKind = {
  template: 'article/ArticleTemplate.tsx',
  fixedPages: {
    why: articlePage('why'),
    'terms-and-conditions': articlePage('terms-and-conditions'),
    payments: articlePage('payments'),
  },
} satisfies PageKind;
