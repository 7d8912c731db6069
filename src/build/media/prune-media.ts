import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listVisibleFiles } from '../../model/load/files/files';

/**
 * The file itself and, where it may be a compressed variant, the original file, with a tag in its name or without.
 */
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
  for (const file of await listVisibleFiles(root))
    if (!sourcesOf(file).some((source) => files.has(source))) await rm(path.join(root, file));
}
