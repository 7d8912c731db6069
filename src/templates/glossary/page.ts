import type { Question } from '../../model/schema/editorial';
import type { Term } from '../../model/schema/term';
import { questionRoute } from '../../model/derive/routes';
import { glossaryNode } from '../../page-data/structured-data/glossary-node';
import type { PageKind, SitePage } from '../../page-data/page';
import type { LinkProps } from '../../page-data/common-props';
import { headProps, homeLink, type BuildContext } from '../../page-data/build-context';
import { staticPageProps } from '../../page-data/static-page';
import { termHtml } from './page-term-html';
import type { GlossaryPageProps } from './props';

function questionLink(questions: readonly Question[], { question }: Term): LinkProps | null {
  const found = questions.find(({ category, slug }) => `${category}/${slug}` === question);
  return found === undefined ? null : { label: found.title, href: questionRoute(found) };
}

function letterOf({ term }: Term): string {
  return term.normalize('NFKD').charAt(0).toUpperCase();
}

/** Terms by their first letters. */
function glossaryPage(context: BuildContext): SitePage<GlossaryPageProps> {
  const { glossary, questions, pages } = context.content;
  const path = context.routes.glossary;
  const { title, summary } = pages.glossary;
  const names = new Map(glossary.map(({ slug, term }) => [slug, term]));
  const letters = [...new Set(glossary.map(letterOf))].map((letter) => ({
    letter,
    html: glossary
      .filter((term) => letterOf(term) === letter)
      .map((term) =>
        termHtml(
          term,
          term.seeAlso.map((slug) => ({ label: names.get(slug) ?? slug, href: `#${slug}` })),
          questionLink(questions, term),
        ),
      )
      .join(''),
  })) satisfies GlossaryPageProps['letters'];
  return {
    path,
    props: {
      ...staticPageProps(context, 'glossary', path),
      head: headProps(context, { path, title, description: summary, structured: [glossaryNode(context)] }),
      breadcrumbs: [
        homeLink(context),
        { label: pages.faq.title, href: context.routes.faq },
        { label: title, href: path },
      ],
      letters,
    },
  };
}

export const glossaryKind = {
  template: 'glossary/GlossaryTemplate.tsx',
  fixedPages: { glossary: glossaryPage },
} satisfies PageKind;

/** Returns the definition of each term by its slug, for explanations within texts. */
export function definitions(
  terms: readonly Term[],
): Readonly<Record<string, readonly [term: string, definition: string]>> {
  return Object.fromEntries(terms.map(({ slug, term, definition }) => [slug, [term, definition]]));
}
