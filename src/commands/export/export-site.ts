import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { variantPaths } from '../../host/site/content-encoding';
import { contentKind } from '../../host/site/content-type';
import { etagOf } from '../../host/site/etags';
import { requireWholeSite } from '../../host/releases/require-whole-site';
import { errorCode } from '../../lib/error-code';
import { draftEnding } from '../../lib/node/write-file-atomically';
import { runPool } from '../../lib/run-pool';
import { caddyConfig } from './caddy-config';
import { listServed } from './list-served';
import { nginxHttpConfig, nginxServerConfig } from './nginx-config';
import { webServerRules } from './web-server-rules';

interface BuiltFiles {
  readonly publicDir: string;
  readonly manifestFile: string;
}

/** Copies a file with its time: web servers make entity tags from time and size. */
async function copyWithTime(from: string, to: string, time: Date): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await utimes(to, time, time);
}

/** Copies a file, and its compressed variants under the names that web servers look for. */
async function copyServed(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  const { mtime } = await stat(from);
  await copyWithTime(from, to, mtime);
  if (!contentKind(from).compressible) return;
  const variants = variantPaths(from, etagOf(await readFile(from)));
  for (const [variant, ending] of [
    [variants.br, '.br'],
    [variants.gzip, '.gz'],
  ] as const) {
    try {
      await copyWithTime(variant, `${to}${ending}`, mtime);
    } catch (error) {
      // Small files have none.
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }
}

/**
 * Writes a built site for nginx and Caddy into a new folder, completely or not at all: the files that visitors may
 * request in `site/`, and the configurations that make these servers answer as the Node host does.
 *
 * @returns The number of files in `site/`, without compressed variants.
 * @throws When the folder is not empty, or the site is incomplete; the message says what to do.
 */
export async function exportSite(built: BuiltFiles, folder: string): Promise<number> {
  const present = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  if (present.length > 0)
    throw new Error(
      `${folder} is not empty. Name a new folder, and lead the server to it when it is written.`,
    );
  const rules = webServerRules(await requireWholeSite(built));
  const draft = `${folder}${draftEnding}`;
  await rm(draft, { recursive: true, force: true });
  for (const [name, text] of [
    ['nginx/http.conf', nginxHttpConfig(rules)],
    ['nginx/server.conf', nginxServerConfig(rules)],
    ['caddy/site.caddy', caddyConfig(rules)],
  ] as const) {
    const file = path.join(draft, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const names = await listServed(built.publicDir);
  await runPool(names, availableParallelism() * 2, (name) =>
    copyServed(path.join(built.publicDir, name), path.join(draft, 'site', name)),
  );
  await rename(draft, folder);
  return names.length;
}
