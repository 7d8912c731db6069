import { copyFile, mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { runPool } from '../../lib/run-pool';
import { listVisibleFiles } from '../../model/load/files/files';
import type { FileCache } from '../cache/file-cache';
import type { PictureFormat, Rendition } from './pictures';

const encoders: Readonly<Record<PictureFormat, (picture: Sharp, quality: number) => Sharp>> = {
  // Effort 4 and full colour take six times as long, for files as large (docs/decisions/041-build-cost.md).
  avif: (picture, quality) => picture.avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (picture, quality) => picture.webp({ quality }),
  jpg: (picture, quality) => picture.jpeg({ quality, progressive: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

function make(contentDir: string, { source, width, format, quality }: Rendition): Promise<Buffer> {
  const picture = sharp(path.join(contentDir, 'media', source))
    .autoOrient()
    .resize({ width });
  return encoders[format](picture, quality).toBuffer();
}

function fileOf(address: string): string {
  return decodeURIComponent(address).replace('/static/', '');
}

/**
 * Writes renditions of pictures into the folder that is served, each made once as long as the cache is kept.
 *
 * @param renditions By their address.
 * @throws When a picture cannot be read.
 */
export async function publishRenditions(
  contentDir: string,
  publicDir: string,
  cache: FileCache,
  renditions: ReadonlyMap<string, Rendition>,
): Promise<void> {
  const root = path.join(publicDir, 'static');
  // One thread for each: with several, libvips uses more processor time than it saves.
  sharp.concurrency(1);
  const present = new Set(await listVisibleFiles(root));
  await runPool(renditions, availableParallelism(), async ([address, rendition]) => {
    const made = await cache.file(rendition.name, () => make(contentDir, rendition));
    const file = fileOf(address);
    if (present.has(file)) return;
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await copyFile(made, path.join(root, file));
  });
}

/** Removes the renditions that pages no longer show. */
export async function pruneRenditions(
  publicDir: string,
  renditions: ReadonlyMap<string, Rendition>,
): Promise<void> {
  const root = path.join(publicDir, 'static');
  const wanted = new Set([...renditions.keys()].map(fileOf));
  for (const file of await listVisibleFiles(root))
    if (/^[\da-f]{8}\//.test(file) && !wanted.has(file)) await rm(path.join(root, file));
}
