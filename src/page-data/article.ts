import type { PageKey, Question } from '../model/schema/editorial';
import { faqCategoryRoute, questionRoute } from '../model/derive/routes';
import { articleNode } from './structured-data/article-node';
import { dateMoment } from './prop-builders';
import { bodyBlocks } from './body-blocks';
import { contentsOf } from './contents';
import type { GeneratedPage } from './page';
import type { ArticlePageProps } from './editorial-props';
import type { LinkProps } from './common-props';
import { questionsAround, relatedQuestions } from '../templates/question/page-links';
import { readingTime } from './reading-time';
import type { SaleView } from './sale-context';
import { headProps, homeLink, type Site } from './build-context';
import { standingText } from './static-page';

function textOf(blocks: ArticlePageProps['body']): string {
  return blocks.map(({ html }) => html).join('\n');
}

/** A long-form page from the text of its editor. */
export function article(
  site: Site,
  views: readonly SaleView[],
  key: PageKey,
  path: string,
  before: readonly LinkProps[] = [],
): ArticlePageProps {
  const page = site.content.pages[key];
  const picture = page.image === undefined ? null : site.picture(page.image, 'wide');
  const body = bodyBlocks(site, views, page.body);
  const text = textOf(body);
  const { updated, title, summary } = page;
  return {
    ...standingText(site, key, path, picture),
    trail: [homeLink(site), ...before, { label: title, href: path }],
    updated: updated === undefined ? null : dateMoment(updated, 'long'),
    reading: readingTime(summary, text),
    picture,
    body,
    contents: contentsOf(text),
  };
}

/** The long-form pages: why, how and the terms. */
export function articlePages(site: Site, views: readonly SaleView[]): GeneratedPage[] {
  const { routes } = site;
  const page = (key: PageKey, path: string): GeneratedPage => ({
    path,
    template: 'article',
    props: article(site, views, key, path),
  });
  return [
    page('why', routes.why),
    page('how-it-works', routes.howItWorks),
    page('terms-and-conditions', routes.terms),
  ];
}

/** The page of a question. */
export function questionPage(site: Site, views: readonly SaleView[], question: Question): GeneratedPage {
  const { category, slug, title, summary, updated } = question;
  const path = questionRoute({ category, slug });
  const body = bodyBlocks(site, views, question.body, `${category}/${slug}`);
  const text = textOf(body);
  const categoryTitle =
    site.content.settings.questionCategories.find((item) => item.slug === category)?.title ?? category;
  const categoryLink = { label: categoryTitle, href: faqCategoryRoute(category) };
  const structured = articleNode(site, { path, title, summary, updated });
  return {
    path,
    template: body.some(({ kind }) => kind === 'plans') ? 'drawn-question' : 'question',
    props: {
      head: headProps(site, { path, title, description: summary, structured: [structured] }),
      heading: title,
      summary,
      trail: [
        homeLink(site),
        { label: site.content.pages.faq.title, href: site.routes.faq },
        categoryLink,
        { label: question.short ?? title, href: path },
      ],
      updated: dateMoment(updated, 'long'),
      reading: readingTime(summary, text),
      picture: null,
      body,
      contents: contentsOf(text),
      category: categoryLink,
      related: relatedQuestions(site.content.questions, question),
      ...questionsAround(site.content.questions, question),
    },
  };
}
