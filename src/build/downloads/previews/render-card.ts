import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { writeFileAtomically } from '../../../lib/node/write-file-atomically';

/** About 26 kB a picture. With less quality the gold of the small mark is the first to go. */
const png = { palette: true, colours: 64, quality: 90, effort: 1, dither: 0 };

/** Part of the name in the cache: a new version of the renderer draws all pictures again. */
const renderer = JSON.stringify([png, sharp.versions]);

/** Renders SVG to PNG, each drawing once: the result is cached under its hash. */
export interface CardRenderer {
  readonly render: (svg: string) => Promise<Buffer>;
  /** Removes unused entries from the cache. */
  readonly prune: () => Promise<void>;
}

/** @param dir A folder that outlasts the build. */
export async function cardRenderer(dir: string): Promise<CardRenderer> {
  await mkdir(dir, { recursive: true });
  const cached = new Set(await readdir(dir));
  const wanted = new Set<string>();
  return {
    render: async (svg) => {
      const name = `${createHash('sha256').update(renderer).update(svg).digest('hex').slice(0, 32)}.png`;
      const file = path.join(dir, name);
      wanted.add(name);
      if (cached.has(name)) return readFile(file);
      const picture = await sharp(Buffer.from(svg)).removeAlpha().png(png).toBuffer();
      await writeFileAtomically(file, picture);
      return picture;
    },
    prune: async () => {
      for (const name of cached) if (!wanted.has(name)) await rm(path.join(dir, name));
    },
  };
}
