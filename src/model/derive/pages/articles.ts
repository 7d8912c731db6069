import type { PageKey, Question } from '../../schema/editorial';
import { faqCategoryRoute, questionRoute } from '../routes';
import { contactProps, dateMoment, personProps, questionLink, quoteProps } from './blocks';
import type { GeneratedPage } from './page';
import type { ArticlePageProps } from './editorial-props';
import type { LinkProps } from './parts';
import { headProps, homeLink, type Site } from './site';
import { standingText } from './standing';

const headingPattern = /<h2[^>]*\bid="([^"]+)"[^>]*>([\s\S]*?)<\/h2>/g;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Text as the Markdown renderer escapes it, back to plain text. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/** The second-level headings of built HTML as links to their anchors. */
export function contentsOf(html: string): LinkProps[] {
  return [...html.matchAll(headingPattern)].map(([, id = '', heading = '']) => ({
    label: decodeEntities(heading.replace(/<[^>]+>/g, '')),
    href: `#${id}`,
  }));
}

/** A long-form page from the text of its editor. */
export function article(
  site: Site,
  key: PageKey,
  path: string,
  before: readonly LinkProps[] = [],
): ArticlePageProps {
  const page = site.content.pages[key];
  const picture = page.image === undefined ? null : site.picture(page.image, 'wide');
  const bodyHtml = site.html(page.body);
  return {
    ...standingText(site, key, path, picture),
    trail: [homeLink(site), ...before, { label: page.title, href: path }],
    updated: page.updated === undefined ? null : dateMoment(page.updated, 'long'),
    picture,
    bodyHtml,
    contents: contentsOf(bodyHtml),
  };
}

/** The long-form pages: why, how and the terms. */
export function articlePages(site: Site): GeneratedPage[] {
  const { routes } = site;
  return [
    { path: routes.why, template: 'article', props: article(site, 'why', routes.why) },
    { path: routes.howItWorks, template: 'article', props: article(site, 'how-it-works', routes.howItWorks) },
    { path: routes.terms, template: 'article', props: article(site, 'terms-and-conditions', routes.terms) },
  ];
}

/** The page for sellers. */
export function sellPage(site: Site): GeneratedPage {
  const path = site.routes.sell;
  return {
    path,
    template: 'sell',
    props: {
      ...article(site, 'sell', path),
      quotes: site.content.testimonials.slice(0, 3).map((testimonial) => quoteProps(site, testimonial)),
      people: site.content.team.slice(0, 3).map((member) => personProps(site, member)),
      contact: contactProps(site),
    },
  };
}

/** The page of a question. */
export function questionPage(site: Site, question: Question): GeneratedPage {
  const { category, slug, title, summary, updated, related } = question;
  const path = questionRoute({ category, slug });
  const bodyHtml = site.html(question.body);
  const categoryTitle =
    site.content.settings.questionCategories.find((item) => item.slug === category)?.title ?? category;
  const categoryLink = { label: categoryTitle, href: faqCategoryRoute(category) };
  return {
    path,
    template: 'question',
    props: {
      head: headProps(site, { path, title, description: summary }),
      heading: title,
      summary,
      trail: [
        homeLink(site),
        { label: 'Questions', href: site.routes.faq },
        categoryLink,
        { label: title, href: path },
      ],
      updated: dateMoment(updated, 'long'),
      picture: null,
      bodyHtml,
      contents: contentsOf(bodyHtml),
      category: categoryLink,
      related: related.flatMap((name) =>
        site.content.questions
          .filter((other) => `${other.category}/${other.slug}` === name)
          .map(questionLink),
      ),
    },
  };
}

/** All questions by category. */
export function faqPage(site: Site): GeneratedPage {
  const { settings, questions, pages } = site.content;
  return {
    path: site.routes.faq,
    template: 'faq',
    props: {
      ...standingText(site, 'faq', site.routes.faq),
      bodyHtml: site.html(pages.faq.body),
      categories: settings.questionCategories.map(({ slug, title }) => ({
        slug,
        title,
        questions: questions.filter(({ category }) => category === slug).map(questionLink),
      })),
    },
  };
}
