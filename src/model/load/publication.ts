import type { z } from 'zod';
import type { PublicationSchedule } from '../schema/schedule';
import { listRoutes, withoutLinks } from './absent-links';
import { buttonProblems, listAbsent, planProblems, withoutAbsent } from './absent-references';
import { collections } from './files/collections';
import type { Collection } from './files/load-collection';
import type { Problem } from './files/problem';
import { isPublished } from './scheduled-changes';
import type { UncheckedContent } from './files/unchecked-content';

/**
 * Returns the content of the site at a moment: the entries that are then published, without their references to others.
 *
 * @returns The content, and a problem for each entry that needs one that is absent.
 */
export function publishedAt(
  draft: UncheckedContent,
  at: Date,
): { readonly content: UncheckedContent; readonly problems: readonly Problem[] } {
  const absent = listAbsent(draft, at);
  const routes = listRoutes(draft);
  const absentRoutes = [...absent.values()].flatMap(({ file }) => routes.get(file) ?? []);
  const problems: Problem[] = [];
  function present<Fields extends object>(collection: Collection<Fields & PublicationSchedule>) {
    return { ...collection, entries: collection.entries.filter(({ fields }) => isPublished(fields, at)) };
  }
  function settled<Fields extends object>(collection: Collection<Fields>, schema: z.ZodType<Fields>) {
    const entries = collection.entries.map((entry) => {
      const result = withoutAbsent(entry, schema, absent);
      problems.push(...result.problems);
      const { fields, parsed } = result.entry;
      return {
        ...result.entry,
        fields: withoutLinks(fields, absentRoutes),
        parsed: { ...parsed, body: withoutLinks(parsed.body, absentRoutes) },
      };
    });
    return { ...collection, entries };
  }
  const content = {
    ...draft,
    navigation: settled(draft.navigation, collections.navigation.schema),
    pages: settled(draft.pages, collections.pages.schema),
    sales: settled(present(draft.sales), collections.sales.schema),
    questions: settled(present(draft.questions), collections.questions.schema),
    team: settled(present(draft.team), collections.team.schema),
    testimonials: settled(present(draft.testimonials), collections.testimonials.schema),
    episodes: settled(present(draft.episodes), collections.episodes.schema),
    showcases: settled(present(draft.showcases), collections.showcases.schema),
    glossary: settled(present(draft.glossary), collections.glossary.schema),
  };
  problems.push(...planProblems(content, absent), ...buttonProblems(content, absent));
  return { content, problems };
}

/** Entries that would need an absent one at any of some moments; each is reported once. */
export function scheduleProblems(draft: UncheckedContent, moments: readonly Date[]): Problem[] {
  const found = moments.flatMap((at) => publishedAt(draft, at).problems);
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}
