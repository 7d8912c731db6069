import { copyFile, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pruneMediaFiles } from './prune-media';

/** Returns the address of a file under content/media/. */
export function mediaUrl(file: string): string {
  return `/media/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * ctime cannot be set: it changes when a file is restored with its old time. mtime identifies a file in a restored
 * cache.
 */
async function isCurrent(source: string, target: string): Promise<boolean> {
  const [from, to] = await Promise.all([stat(source), stat(target).catch(() => null)]);
  return to?.size === from.size && to.mtimeMs >= from.mtimeMs && to.ctimeMs > from.ctimeMs;
}

/** Copies documents, audio and video unchanged into the public folder, and removes those of an earlier build from it. */
export async function publishMediaFiles(
  contentDir: string,
  publicDir: string,
  files: ReadonlySet<string>,
): Promise<void> {
  for (const file of files) {
    const source = path.join(contentDir, 'media', file);
    const target = path.join(publicDir, 'media', file);
    if (await isCurrent(source, target)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(source, target);
  }
  await pruneMediaFiles(publicDir, files);
}
