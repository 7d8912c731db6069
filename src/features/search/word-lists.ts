import MiniSearch from 'minisearch';
import { cacheResult } from '../../lib/http/cache-result';
import { fetchJson, type FetchFailure } from '../../lib/http/fetch-json';
import { fail, ok, type Result } from '../../lib/result';
import { pageWordsRoute } from '../../model/derive/routes';
import { wordFileOf, type WordEntry } from '../../model/derive/search/page-index';
import { matching } from './matching';

/** A word of the texts that is similar to one that was looked up. */
export interface SimilarWord {
  readonly term: string;
  /** 1 for the word itself, less for one that begins with it or has a typo. */
  readonly likeness: number;
  /** Numbers of the documents whose texts contain it. */
  readonly ids: readonly number[];
}

interface WordList {
  readonly vocabulary: MiniSearch<{ readonly id: string }>;
  readonly steps: ReadonlyMap<string, readonly number[]>;
}

function isEntry(entry: unknown): entry is WordEntry {
  const parts: unknown[] = Array.isArray(entry) ? entry : [];
  const [term, steps] = parts;
  return typeof term === 'string' && Array.isArray(steps) && steps.every((step) => typeof step === 'number');
}

function isEntries(json: unknown): json is WordEntry[] {
  return Array.isArray(json) && json.every(isEntry);
}

async function fetchList(file: string): Promise<Result<WordList, FetchFailure>> {
  const json = await fetchJson(pageWordsRoute(file));
  if (!json.ok) return json;
  if (!isEntries(json.value)) return fail('unreadable');
  const steps = new Map(json.value);
  const vocabulary = new MiniSearch<{ readonly id: string }>({
    fields: ['id'],
    tokenize: (term) => [term],
    processTerm: (term) => term,
  });
  vocabulary.addAll([...steps.keys()].map((id) => ({ id })));
  return ok({ vocabulary, steps });
}

function likenessOf(term: string, sought: string): number {
  if (term === sought) return 1;
  return term.startsWith(sought) ? matching.weights.prefix : matching.weights.fuzzy;
}

function sums(steps: readonly number[]): number[] {
  let id = 0;
  return steps.map((step) => (id += step));
}

/** Looks words up in the lists that the build creates; each list is loaded when one of its words is looked up. */
export function wordLists(): (queryTerm: string) => Promise<Result<readonly SimilarWord[], FetchFailure>> {
  const lists = new Map<string, () => Promise<Result<WordList, FetchFailure>>>();
  return async function findSimilar(queryTerm) {
    const file = wordFileOf(queryTerm);
    const load = lists.get(file) ?? cacheResult(() => fetchList(file));
    lists.set(file, load);
    const list = await load();
    if (!list.ok) return list;
    const { vocabulary, steps } = list.value;
    return ok(
      vocabulary.search(queryTerm, matching).map(({ id }) => {
        const term = String(id);
        return { term, likeness: likenessOf(term, queryTerm), ids: sums(steps.get(term) ?? []) };
      }),
    );
  };
}
