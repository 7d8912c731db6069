import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  adminRules,
  cacheRules,
  corsRules,
  sandboxRules,
  securityRule,
  contentTypeRules,
  type BuildHeaders,
} from './headers';
import type { HeaderRule } from '../../model/derive/host-manifest';
import { workerRoute } from '../../model/derive/offline/offline-copies';
import { redirectRules, type BuildRedirectRule } from './redirects';

/** The text of a `_headers` file as Netlify and Cloudflare Pages read it. */
export function renderHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map((rule) => {
      const lines = Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${rule.path}\n${lines.join('')}`;
    })
    .join('\n');
}

/** The text of a `_redirects` file; both slash forms are written because not every host matches both. */
export function renderRedirectsFile(rules: readonly BuildRedirectRule[]): string {
  return rules
    .filter(({ hidesFile }) => hidesFile !== true)
    .flatMap(({ from, to, status }) => [`${from} ${to} ${status}\n`, `${from}/ ${to} ${status}\n`])
    .join('');
}

/** Scripts at the root without a content hash in their name, other than the worker; they must not be cached for good. */
export function unhashedScripts(names: readonly string[]): string[] {
  return names.filter(
    (name) => name.endsWith('.js') && `/${name}` !== workerRoute && !/(?:^|-)[0-9a-f]{8,}\.js$/.test(name),
  );
}

/**
 * Writes `_headers` and `_redirects` into the folder that is served. The general rule for Cache-Control is left
 * out: it is the default of these hosts, and they would join it with the more specific ones.
 *
 * @throws When a script at the root has no content hash, because `/*.js` is cached for a year.
 */
export async function writeStaticHostFiles(publicDir: string, headers: BuildHeaders): Promise<void> {
  const unhashed = unhashedScripts(await readdir(publicDir));
  if (unhashed.length > 0) {
    throw new Error(
      `${unhashed.join(', ')}: scripts at the root are cached for a year and need a content hash in the name. ` +
        'Move other scripts into a folder.',
    );
  }
  await writeFile(
    path.join(publicDir, '_headers'),
    renderHeadersFile([
      securityRule(headers),
      ...cacheRules,
      ...corsRules,
      ...contentTypeRules,
      ...sandboxRules,
      ...adminRules(headers),
    ]),
  );
  await writeFile(path.join(publicDir, '_redirects'), renderRedirectsFile(redirectRules));
}
