import { questionRoute } from '../../model/derive/routes';
import { faqNode } from '../../page-data/structured-data/faq-node';
import { contactProps } from '../../page-data/prop-builders';
import type { GeneratedPage } from '../../page-data/page';
import { headProps, type Site } from '../../page-data/build-context';
import { standingText } from '../../page-data/static-page';

/** All questions by category, each with its short answer. */
export function faqPage(site: Site): GeneratedPage {
  const { settings, questions, pages } = site.content;
  const path = site.routes.faq;
  const { phone, phoneHref } = contactProps(site);
  const { title, summary } = pages.faq;
  const head = headProps(site, { path, title, description: summary, structured: [faqNode(questions)] });
  return {
    path,
    template: 'faq',
    props: {
      ...standingText(site, 'faq', path),
      head,
      contact: { phone, phoneHref },
      glossary: { label: pages.glossary.title, href: site.routes.glossary },
      categories: settings.questionCategories.map(({ slug, title: name, short }) => ({
        slug,
        title: name,
        short,
        questions: questions
          .filter(({ category }) => category === slug)
          .map((question) => ({
            href: questionRoute(question),
            title: question.title,
            summary: question.summary,
          })),
      })),
    },
  };
}
