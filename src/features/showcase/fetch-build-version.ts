import { fetchJson, type FetchFailure } from '../../lib/http/fetch-json';
import { readField } from '../../lib/read-field';
import { ok, type Result } from '../../lib/result';
import type { BuildVersion } from './build-version';

/** Fetches the version of a page that is published now. */
export async function fetchBuildVersion(path: string): Promise<Result<BuildVersion, FetchFailure>> {
  const [app, page] = await Promise.all([
    fetchJson('/page-data/app-data.json', { cache: 'no-cache' }),
    fetchJson(`/page-data${path}page-data.json`, { cache: 'no-cache' }),
  ]);
  if (!app.ok) return app;
  if (!page.ok) return page;
  return ok({
    scripts: String(readField(app.value, 'webpackCompilationHash')),
    content: JSON.stringify(readField(readField(page.value, 'result'), 'pageContext')),
  });
}
