import type MiniSearch from 'minisearch';
import { cacheResult } from '../../lib/http/cache-result';
import type { FetchFailure } from '../../lib/http/fetch-json';
import { fail, ok, type Result } from '../../lib/result';
import { pageIndexRoute } from '../../model/derive/routes';
import { pageIndexOptions, stopWords } from '../../model/derive/search/page-index';
import { termsOf } from '../../model/derive/search/search-terms';
import { fetchIndex } from './fetch-index';
import { matching } from './matching';
import { pageTexts, type LoadExcerpt } from './page-texts';
import type { FindPages, FoundPage, FoundPages } from './page-search';
import { parsePageHit } from './parse-page-hit';
import { wordLists, type SimilarWord } from './word-lists';

/** The most words of a query that are looked up. */
const maxTerms = 10;

/** The score of a document for one word, with the matching words. */
interface Match {
  readonly score: number;
  readonly terms: readonly string[];
  /** True when only the text contains it; a row then shows the passage. */
  readonly inTextAlone: boolean;
}

type Matches = ReadonlyMap<number, Match>;

/** Words that occur everywhere count only if there are no others. */
function queryTerms(query: string): readonly string[] {
  const all = [...new Set(termsOf(query))];
  const telling = all.filter((term) => !stopWords.has(term));
  return (telling.length > 0 ? telling : all).slice(0, maxTerms);
}

/** Returns the documents that match one word, by name, summary and keywords, or by text. */
function matchesOf(index: MiniSearch, queryTerm: string, similar: readonly SimilarWord[]): Matches {
  const matches = new Map<number, Match>();
  const boost = { title: 3, location: 2, keywords: 2 };
  for (const { id, score, terms } of index.search(queryTerm, { ...matching, boost }))
    matches.set(Number(id), { score, terms, inTextAlone: false });
  for (const { term, likeness, ids } of similar) {
    const rarity = Math.log(1 + index.documentCount / ids.length);
    for (const id of ids) {
      const before = matches.get(id);
      matches.set(id, {
        score: (before?.score ?? 0) + likeness * rarity,
        terms: [...(before?.terms ?? []), term],
        inTextAlone: before?.inTextAlone ?? true,
      });
    }
  }
  return matches;
}

/** Returns the documents that match every word. */
function intersection([first, ...others]: readonly Matches[]): Matches {
  const all = new Map(first);
  for (const matches of others)
    for (const [id, match] of all) {
      const other = matches.get(id);
      if (other === undefined) all.delete(id);
      else
        all.set(id, {
          score: match.score + other.score,
          terms: [...match.terms, ...other.terms],
          inTextAlone: match.inTextAlone || other.inTextAlone,
        });
    }
  return all;
}

function foundPage(
  id: number,
  stored: Readonly<Record<string, unknown>>,
  match: Match,
  loadExcerpt: LoadExcerpt,
): FoundPage | null {
  const hit = parsePageHit(stored.href, stored, stored.note);
  if (hit === null) return null;
  const terms = new Set(match.terms);
  return {
    ...hit,
    terms,
    excerpt: match.inTextAlone ? { kind: 'toLoad', load: () => loadExcerpt(id, terms) } : { kind: 'none' },
  };
}

/** Among pages that match equally well, live and upcoming sales come before the rest. */
function boosted({ score }: Match, stored: Readonly<Record<string, unknown>> | undefined): number {
  return score * (1 + Number(stored?.weight ?? 0) / 4);
}

function foundPages(
  index: MiniSearch,
  matches: Matches,
  loadExcerpt: LoadExcerpt,
): Result<FoundPages, FetchFailure> {
  const ranked = [...matches]
    .map(([id, match]) => ({ id, match, stored: index.getStoredFields(id) }))
    .map((hit) => ({ ...hit, score: boosted(hit.match, hit.stored) }))
    .sort((a, b) => b.score - a.score || a.id - b.id);
  const pages = ranked.map(({ id, match, stored = {} }) => foundPage(id, stored, match, loadExcerpt));
  return pages.includes(null)
    ? fail('unreadable')
    : ok({ pages: pages.filter((page) => page !== null), total: pages.length });
}

/**
 * Finds pages in the index that the build makes. All queries share it, so that aborting one does not abort its
 * loading.
 */
export function embeddedPages(): { readonly find: FindPages; readonly prepare: () => void } {
  const loadIndex = cacheResult(() => fetchIndex(pageIndexRoute, pageIndexOptions));
  const findSimilar = wordLists();
  const loadExcerpt = pageTexts();
  return {
    find: async (query) => {
      const sought = queryTerms(query);
      const none: Result<readonly SimilarWord[], FetchFailure> = ok([]);
      const [index, ...similar] = await Promise.all([
        loadIndex(),
        ...sought.map((term) => (stopWords.has(term) ? none : findSimilar(term))),
      ]);
      if (!index.ok) return index;
      const matches: Matches[] = [];
      try {
        for (const [at, term] of sought.entries()) {
          const inTexts = similar[at] ?? none;
          if (!inTexts.ok) return inTexts;
          matches.push(matchesOf(index.value, term, inTexts.value));
        }
        return foundPages(index.value, intersection(matches), loadExcerpt);
      } catch {
        // The version of the index is right, but its parts are invalid.
        return fail('unreadable');
      }
    },
    prepare: () => {
      void loadIndex();
    },
  };
}
