import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../lib/error-code';
import { listFiles } from '../../model/load/files';

/** The file itself and, where it is a compressed variant, the file that it may be one of, with a tag in its name or without. */
function sourcesOf(file: string): string[] {
  return [file, file.replace(/\.(?:br|gz)$/, ''), file.replace(/\.[\w-]+\.(?:br|gz)$/, '')];
}

/**
 * Removes files that an earlier build published under /media/ and this one does not, such as a withdrawn
 * document: a cached build reuses the folder.
 *
 * @param files Files that this build publishes, by path under content/media/.
 */
export async function pruneMediaFiles(publicDir: string, files: ReadonlySet<string>): Promise<void> {
  const root = path.join(publicDir, 'media');
  for (const file of await listFiles(root))
    if (!sourcesOf(file).some((source) => files.has(source))) await rm(path.join(root, file));
}

/**
 * Removes the renditions of pictures that are no longer under content/media/, or that have changed there. Those of
 * pictures that are there and that no page shows stay: Gatsby believes them made and would not make them again.
 *
 * @param digests Of the content of all files that Gatsby knows; it names the folders of renditions after them.
 */
export async function pruneRenditions(publicDir: string, digests: ReadonlySet<string>): Promise<void> {
  const root = path.join(publicDir, 'static');
  const names = await readdir(root).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const name of names)
    if (/^[\da-f]{32}$/.test(name) && !digests.has(name))
      await rm(path.join(root, name), { recursive: true });
}
