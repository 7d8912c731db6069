import type { PageKey } from '../model/schema/editorial';
import { formattedDate } from './prop-builders';
import { bodyBlocks } from './body-blocks';
import { tableOfContents } from './table-of-contents';
import type { LinkProps } from './common-props';
import { readingTime } from './reading-time';
import type { SaleContext } from './sale-context';
import { homeLink, type BuildContext } from './build-context';
import { staticPageProps } from './static-page';
import type { ArticlePageProps } from './article-props';

/** Joins the blocks of a text into one piece of HTML. */
export function textOf(blocks: ArticlePageProps['body']): string {
  return blocks.map(({ html }) => html).join('\n');
}

/** A long-form page from the text of its editor. */
export function article(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
  key: PageKey,
  path: string,
  before: readonly LinkProps[] = [],
): ArticlePageProps {
  const page = context.content.pages[key];
  const picture = page.image === undefined ? null : context.picture(page.image, 'wide');
  const body = bodyBlocks(context, saleContexts, page.body);
  const text = textOf(body);
  const { updated, title, summary } = page;
  return {
    ...staticPageProps(context, key, path, picture),
    breadcrumbs: [homeLink(context), ...before, { label: title, href: path }],
    updated: updated === undefined ? null : formattedDate(updated, 'long'),
    reading: readingTime(summary, text),
    picture,
    body,
    tableOfContents: tableOfContents(text),
  };
}
