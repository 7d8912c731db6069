import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { FileCache } from '../../cache/file-cache';

/** About 26 kB a picture. At lower quality, the gold of the small mark is lost first. */
const png = { palette: true, colours: 64, quality: 90, effort: 1, dither: 0 };

/** Part of the name in the cache: with a new version of the renderer, all pictures are drawn again. */
const renderer = JSON.stringify([png, sharp.versions]);

/** Renders SVG to PNG, each drawing once as long as the cache is kept. */
export async function renderCard(cache: FileCache, svg: string): Promise<Buffer> {
  const hash = createHash('sha256').update(renderer).update(svg).digest('hex').slice(0, 32);
  return readFile(
    await cache.file(`${hash}.png`, () => sharp(Buffer.from(svg)).removeAlpha().png(png).toBuffer()),
  );
}
