import { copyFile, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Where a file under content/media/ is served from. */
export function mediaUrl(file: string): string {
  return `/media/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** Nobody can set ctime: it tells of a file that was put back with its old time, mtime of one in a restored cache. */
async function isCurrent(source: string, target: string): Promise<boolean> {
  const [from, to] = await Promise.all([stat(source), stat(target).catch(() => null)]);
  return to?.size === from.size && to.mtimeMs >= from.mtimeMs && to.ctimeMs > from.ctimeMs;
}

/** Copies documents, sound and video as they are into the folder that is served. */
export async function copyMediaFiles(
  contentDir: string,
  publicDir: string,
  files: Iterable<string>,
): Promise<void> {
  for (const file of files) {
    const source = path.join(contentDir, 'media', file);
    const target = path.join(publicDir, 'media', file);
    if (await isCurrent(source, target)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(source, target);
  }
}
