import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { fetchJson, type FetchFailure } from '../../lib/http/fetch-json';
import { fail, ok, type Result } from '../../lib/result';

function isIndex(json: unknown): json is AsPlainObject {
  return typeof json === 'object' && json !== null && 'serializationVersion' in json && 'index' in json;
}

/** Fetches an index that the build has created with the same options. A large one is parsed in slices. */
export async function fetchIndex(route: string, options: Options): Promise<Result<MiniSearch, FetchFailure>> {
  const json = await fetchJson(route);
  if (!json.ok) return json;
  if (!isIndex(json.value)) return fail('unreadable');
  try {
    return ok(await MiniSearch.loadJSAsync(json.value, options));
  } catch {
    return fail('unreadable');
  }
}
