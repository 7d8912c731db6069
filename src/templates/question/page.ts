import type { Question } from '../../model/schema/editorial';
import { faqCategoryRoute, questionRoute } from '../../model/derive/routes';
import { articleNode } from '../../page-data/structured-data/article-node';
import { formattedDate } from '../../page-data/prop-builders';
import { bodyBlocks } from '../../page-data/body-blocks';
import { tableOfContents } from '../../page-data/table-of-contents';
import type { EntryFilter, PageKind, SitePage } from '../../page-data/page';
import { adjacentQuestions, relatedQuestions } from './page-questions';
import { readingTime } from '../../page-data/reading-time';
import type { SaleContext } from '../../page-data/sale-context';
import { headProps, homeLink, type BuildContext } from '../../page-data/build-context';
import { textOf } from '../../page-data/article';
import type { QuestionPageProps } from './props';

/** The page of a question. */
function questionPage(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
  question: Question,
): SitePage<QuestionPageProps> {
  const { category, slug, title, summary, updated } = question;
  const path = questionRoute({ category, slug });
  const body = bodyBlocks(context, saleContexts, question.body, `${category}/${slug}`);
  const text = textOf(body);
  const categoryTitle =
    context.content.settings.questionCategories.find((item) => item.slug === category)?.title ?? category;
  const categoryLink = { label: categoryTitle, href: faqCategoryRoute(category) };
  const structured = articleNode(context, { path, title, summary, updated });
  return {
    path,
    props: {
      head: headProps(context, { path, title, description: summary, structured: [structured] }),
      heading: title,
      summary,
      breadcrumbs: [
        homeLink(context),
        { label: context.content.pages.faq.title, href: context.routes.faq },
        categoryLink,
        { label: question.short ?? title, href: path },
      ],
      updated: formattedDate(updated, 'long'),
      reading: readingTime(summary, text),
      picture: null,
      body,
      tableOfContents: tableOfContents(text),
      category: categoryLink,
      related: relatedQuestions(context.content.questions, question),
      ...adjacentQuestions(context.content.questions, question),
    },
  };
}

/** The page of every question. */
function questionPages(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
  isWanted: EntryFilter,
): SitePage<QuestionPageProps>[] {
  return context.content.questions
    .filter(({ category, slug }) => isWanted(`${category}/${slug}`))
    .map((question) => questionPage(context, saleContexts, question));
}

export const questionKind = {
  template: 'question/QuestionTemplate.tsx',
  entriesOf: 'questions',
  pages: questionPages,
} satisfies PageKind;
