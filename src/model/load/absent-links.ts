import {
  episodeRoute,
  glossaryTermRoute,
  hasEpisodeRoute,
  questionRoute,
  saleRoute,
  showcaseRoute,
  teamMemberRoute,
  testimonialRoute,
} from '../derive/routes';
import type { UncheckedContent } from './files/unchecked-content';

/** The addresses of all entries that texts may lead to, by the files of the entries. */
export function listRoutes(draft: UncheckedContent): ReadonlyMap<string, string> {
  const { sales, questions, team, testimonials, episodes, showcases, glossary, settings } = draft;
  const product = settings.entries[0]?.fields.brand.slug ?? '';
  return new Map([
    ...sales.entries.map((entry) => [entry.parsed.file, saleRoute(entry)] as const),
    ...questions.entries.map(
      ({ parsed, folder, slug }) => [parsed.file, questionRoute({ category: folder, slug })] as const,
    ),
    ...team.entries.map(({ parsed, slug }) => [parsed.file, teamMemberRoute(product, slug)] as const),
    ...testimonials.entries.map(({ parsed, slug }) => [parsed.file, testimonialRoute(slug)] as const),
    ...episodes.entries
      .filter(({ fields }) => hasEpisodeRoute(fields))
      .map(({ parsed, fields }) => [parsed.file, episodeRoute(fields)] as const),
    ...showcases.entries.map(({ parsed, slug }) => [parsed.file, showcaseRoute(slug)] as const),
    ...glossary.entries.map(({ parsed, slug }) => [parsed.file, glossaryTermRoute(slug)] as const),
  ]);
}

/** A link in Markdown to a path of the site: its text, and its path. */
const link = /(?<!!)\[([^[\]]*)\]\([ \t]*<?(\/[^()\s>?]*)[^()]*\)/g;

/** Leaves the words of links that lead to one of some addresses, or below it, in every text of a file's data. */
export function withoutLinks<Value>(value: Value, routes: readonly string[]): Value;
export function withoutLinks(value: unknown, routes: readonly string[]): unknown {
  if (typeof value === 'string')
    return value.replace(link, (whole, words: string, path: string) =>
      routes.some((route) => `${path}/`.startsWith(route)) ? words : whole,
    );
  if (Array.isArray(value)) return value.map((item: unknown) => withoutLinks(item, routes));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withoutLinks<unknown>(item, routes)]),
  );
}
