import { plainText } from '../../lib/html-text';
import { glossaryTermRoute, questionRoute, teamMemberRoute } from '../../model/derive/routes';
import type { SearchDocument } from '../../model/derive/search/search-document';
import type { PageKey } from '../../model/schema/editorial';
import type { BuildContext } from '../../page-data/build-context';

const exact = { keywords: '', weight: 1 };

/** Addresses of the fixed pages that are searchable. */
function searchableStaticPages({ routes }: BuildContext): Partial<Record<PageKey, string>> {
  return {
    home: routes.home,
    sales: routes.sales,
    'past-sales': routes.pastSales,
    sell: routes.sell,
    why: routes.why,
    'how-it-works': routes.howItWorks,
    'en-bloc': routes.enBloc,
    faq: routes.faq,
    glossary: routes.glossary,
    team: routes.team,
    testimonials: routes.testimonials,
    'farmland-exchange': routes.farmlandExchange,
    contact: routes.contact,
    subscribe: routes.subscribe,
    'terms-and-conditions': routes.terms,
    payments: routes.payments,
  };
}

/** Documents of questions, terms of the glossary, the team and the fixed pages. */
export function pageDocuments(context: BuildContext): SearchDocument[] {
  const { questions, glossary, team, pages, settings } = context.content;
  const text = (markdown: string) => plainText(context.html(markdown));
  const staticPageText = searchableStaticPages(context);
  return [
    ...questions.map((question): SearchDocument => ({
      ...exact,
      objectID: questionRoute(question),
      kind: 'question',
      name: question.title,
      summary: question.summary,
      text: text(question.body),
    })),
    ...glossary.map(({ slug, term, definition, forms }): SearchDocument => ({
      ...exact,
      objectID: glossaryTermRoute(slug),
      kind: 'term',
      name: term,
      summary: definition,
      keywords: forms.join(', '),
      text: '',
    })),
    ...team.map((member): SearchDocument => ({
      ...exact,
      objectID: teamMemberRoute(settings.brand.slug, member.slug),
      kind: 'member',
      name: member.name,
      summary: `${member.role}. ${member.summary}`,
      text: text(member.body),
    })),
    ...Object.values(pages).flatMap(({ slug, title, summary, body }): SearchDocument[] => {
      const found = Object.entries(staticPageText).find(([key]) => key === slug);
      return found === undefined
        ? []
        : [{ ...exact, objectID: found[1], kind: 'page', name: title, summary, text: text(body) }];
    }),
  ];
}
