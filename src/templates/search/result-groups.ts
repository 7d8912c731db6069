import { plural } from '../../lib/plural';
import type { SearchKind } from '../../model/derive/search/search-document';
import type { FoundPage } from '../../features/search/page-search';

export interface ResultGroupProps {
  readonly kind: SearchKind;
  /** Such as 3 sales. */
  readonly heading: string;
  readonly pages: readonly FoundPage[];
}

const nouns = {
  sale: ['sale'],
  parcel: ['parcel'],
  question: ['question'],
  term: ['glossary term', 'glossary terms'],
  episode: ['podcast episode'],
  passage: ['moment in the podcast', 'moments in the podcast'],
  member: ['team member', 'team members'],
  page: ['page'],
} as const satisfies Record<SearchKind, readonly [one: string, many?: string]>;

/** Groups the pages by kind. Kinds are in the order of their best pages. */
export function resultGroups(pages: readonly FoundPage[]): readonly ResultGroupProps[] {
  const groups = new Map<SearchKind, FoundPage[]>();
  for (const page of pages) groups.set(page.kind, [...(groups.get(page.kind) ?? []), page]);
  return [...groups].map(([kind, found]) => {
    const [one, many] = nouns[kind];
    return { kind, heading: plural(found.length, one, many), pages: found };
  });
}
