import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  adminRules,
  cacheRules,
  corsRules,
  embeddingRules,
  revalidate,
  sandboxRules,
  generalRule,
  contentTypeRules,
  type BuildHeaders,
} from './headers';
import { listFiles } from '../../lib/node/list-files';
import type { HeaderRule } from '../../model/derive/host-manifest';
import { workerRoute } from '../../model/derive/offline/offline-copies';
import { redirectRules, type BuildRedirectRule } from './redirects';

/**
 * Merges rules for the same path, of which Cloudflare would use only the last. A path may have only one asterisk there,
 * which also matches slashes, so it replaces several.
 */
function mergeByPath(rules: readonly HeaderRule[]): HeaderRule[] {
  const merged = new Map<string, HeaderRule['headers']>();
  for (const { path: pattern, headers } of rules) {
    const key = pattern.replace(/\*.*\*/, '*');
    merged.set(key, { ...merged.get(key), ...headers });
  }
  return [...merged].map(([key, headers]) => ({ path: key, headers }));
}

/**
 * The text of a `_headers` file as Netlify and Cloudflare read it. Where several rules match an address, the later one
 * wins: Netlify replaces the headers of earlier rules, but Cloudflare joins the values. At Cloudflare, a line with an
 * exclamation mark removes a header of earlier rules; Netlify skips it, since it has no colon.
 */
export function renderHeadersFile(rules: readonly HeaderRule[]): string {
  const alreadySet = new Set<string>();
  return mergeByPath(rules)
    .map((rule) => {
      const names = Object.keys(rule.headers);
      const removed = names.filter((name) => alreadySet.has(name)).map((name) => `  ! ${name}\n`);
      for (const name of names) alreadySet.add(name);
      const set = Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${rule.path}\n${[...removed, ...set].join('')}`;
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

/** A hash by webpack, or one in hexadecimal digits from a build before decision 091 whose files are still there. */
const hashedScript = /(?:^|-)(?:[\w-]{43}|[0-9a-f]{8,})\.js$/;

/** Scripts at the root without a content hash in their name, other than the worker; they must not be cached for good. */
export function unhashedScripts(names: readonly string[]): string[] {
  return names.filter(
    (name) => name.endsWith('.js') && `/${name}` !== workerRoute && !hashedScript.test(name),
  );
}

/** Folders whose files have rules of their own: names in static hold a hash, and uploads no scripts. */
const foldersWithRules: readonly string[] = ['admin', 'static', 'media'];

/**
 * Rules for folders with scripts or style sheets. The asterisk of these hosts matches slashes as well, so the rule for
 * scripts at the root, whose names have a hash, would have these cached for a year.
 *
 * @param names Files of the site, with slashes.
 */
function unhashedFolderRules(names: readonly string[]): HeaderRule[] {
  const folders = names.flatMap((name) => /^([^/]+)\/.*\.(?:js|css)$/.exec(name)?.[1] ?? []);
  return [...new Set(folders)]
    .filter((folder) => !foldersWithRules.includes(folder))
    .sort()
    .map((folder) => ({ path: `/${folder}/*`, headers: { 'Cache-Control': revalidate } }));
}

/**
 * Files that Cloudflare is not to upload, in the format of a .gitignore file: the Node host does not serve them either.
 */
const cloudflareIgnores = ['.*', '!.well-known', '*.map', '*.part', '*.br', '*.gz'];

/**
 * Writes `_headers`, `_redirects` and `.assetsignore` into the folder that is served.
 *
 * @throws When a script at the root has no content hash, because `/*.js` is cached for a year.
 */
export async function writeStaticHostFiles(publicDir: string, headers: BuildHeaders): Promise<void> {
  const names = await listFiles(publicDir);
  const unhashed = unhashedScripts(names.filter((name) => !name.includes('/')));
  if (unhashed.length > 0) {
    throw new Error(
      `${unhashed.join(', ')}: scripts at the root are cached for a year and need a content hash in the name. ` +
        'Move other scripts into a folder.',
    );
  }
  await writeFile(
    path.join(publicDir, '_headers'),
    renderHeadersFile([
      generalRule(headers),
      ...cacheRules,
      ...unhashedFolderRules(names),
      ...embeddingRules,
      ...corsRules,
      ...contentTypeRules,
      ...sandboxRules,
      ...adminRules(headers),
    ]),
  );
  await writeFile(path.join(publicDir, '_redirects'), renderRedirectsFile(redirectRules));
  await writeFile(path.join(publicDir, '.assetsignore'), `${cloudflareIgnores.join('\n')}\n`);
}
