import { questionRoute } from '../../model/derive/routes';
import { faqNode } from '../../page-data/structured-data/faq-node';
import { contactProps } from '../../page-data/prop-builders';
import type { PageKind, SitePage } from '../../page-data/page';
import { headProps, type BuildContext } from '../../page-data/build-context';
import { staticPageProps } from '../../page-data/static-page';
import type { FaqPageProps } from './props';

/** All questions by category, each with its short answer. */
function faqPage(context: BuildContext): SitePage<FaqPageProps> {
  const { settings, questions, pages } = context.content;
  const path = context.routes.faq;
  const { phone, phoneHref } = contactProps(context);
  const { title, summary } = pages.faq;
  const head = headProps(context, { path, title, description: summary, structured: [faqNode(questions)] });
  return {
    path,
    props: {
      ...staticPageProps(context, 'faq', path),
      head,
      contact: { phone, phoneHref },
      glossary: { label: pages.glossary.title, href: context.routes.glossary },
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

export const faqKind = {
  template: 'faq/FaqTemplate.tsx',
  fixedPages: { faq: faqPage },
} satisfies PageKind;
