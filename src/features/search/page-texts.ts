import { cacheResult } from '../../lib/http/cache-result';
import { fetchJson, type FetchFailure } from '../../lib/http/fetch-json';
import { isStringList } from '../../lib/is-string-list';
import { fail, ok, type Result } from '../../lib/result';
import { pageTextsRoute } from '../../model/derive/routes';
import { textsPerFile } from '../../model/derive/search/page-index';
import { excerptOf } from './find-terms';

/** Loads the passage of a document that contains its matching words; null if it cannot be loaded. */
export type LoadExcerpt = (id: number, terms: ReadonlySet<string>) => Promise<string | null>;

async function fetchTexts(file: number): Promise<Result<readonly string[], FetchFailure>> {
  const json = await fetchJson(pageTextsRoute(file));
  if (!json.ok) return json;
  return isStringList(json.value) ? ok(json.value) : fail('unreadable');
}

/** Loads excerpts from the texts that the build publishes, each file only once. */
export function pageTexts(): LoadExcerpt {
  const files = new Map<number, () => Promise<Result<readonly string[], FetchFailure>>>();
  return async function loadExcerpt(id, terms) {
    const file = Math.floor(id / textsPerFile);
    const load = files.get(file) ?? cacheResult(() => fetchTexts(file));
    files.set(file, load);
    const texts = await load();
    return texts.ok ? excerptOf(texts.value[id % textsPerFile] ?? '', terms) : null;
  };
}
