import type { Question, Term } from '../../model/schema/editorial';
import { questionRoute } from '../../model/derive/routes';
import { glossaryNode } from '../../page-data/structured-data/glossary-node';
import type { GlossaryPageProps } from '../../page-data/editorial-props';
import type { GeneratedPage } from '../../page-data/page';
import type { LinkProps } from '../../page-data/common-props';
import { headProps, homeLink, type Site } from '../../page-data/build-context';
import { standingText } from '../../page-data/static-page';

function moreOf(questions: readonly Question[], { question }: Term): LinkProps | null {
  const found = questions.find(({ category, slug }) => `${category}/${slug}` === question);
  return found === undefined ? null : { label: found.title, href: questionRoute(found) };
}

function letterOf({ term }: Term): string {
  return term.normalize('NFKD').charAt(0).toUpperCase();
}

/** The words of the trade by their first letters. */
export function glossaryPage(site: Site): GeneratedPage {
  const { glossary, questions, pages } = site.content;
  const path = site.routes.glossary;
  const { title, summary } = pages.glossary;
  const names = new Map(glossary.map(({ slug, term }) => [slug, term]));
  const letters = [...new Set(glossary.map(letterOf))].map((letter) => ({
    letter,
    terms: glossary
      .filter((term) => letterOf(term) === letter)
      .map((term) => ({
        slug: term.slug,
        term: term.term,
        definition: term.definition,
        seeAlso: term.seeAlso.map((slug) => ({ label: names.get(slug) ?? slug, href: `#${slug}` })),
        more: moreOf(questions, term),
      })),
  })) satisfies GlossaryPageProps['letters'];
  return {
    path,
    template: 'glossary',
    props: {
      ...standingText(site, 'glossary', path),
      head: headProps(site, { path, title, description: summary, structured: [glossaryNode(site)] }),
      trail: [
        homeLink(site),
        { label: pages.faq.title, href: site.routes.faq },
        { label: title, href: path },
      ],
      letters,
    },
  };
}

/** What each term means, by its slug: what a text needs to explain a word on the spot. */
export function definitions(
  terms: readonly Term[],
): Readonly<Record<string, readonly [term: string, definition: string]>> {
  return Object.fromEntries(terms.map(({ slug, term, definition }) => [slug, [term, definition]]));
}
