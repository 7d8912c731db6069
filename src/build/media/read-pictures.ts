import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { runPool } from '../../lib/run-pool';
import { fitsEnding } from '../../model/schema/media-kinds';

/** A picture under content/media/ with its size after the rotation that its metadata asks for. */
export interface SourcePicture {
  /** Hash of its content. */
  readonly digest: string;
  readonly width: number;
  readonly height: number;
}

async function readPicture(file: string): Promise<SourcePicture> {
  const content = await readFile(file);
  const { autoOrient } = await sharp(content).metadata();
  return { digest: createHash('sha256').update(content).digest('hex'), ...autoOrient };
}

/** Measures the pictures among the files under content/media/. */
export async function readPictures(
  contentDir: string,
  files: Iterable<string>,
): Promise<ReadonlyMap<string, SourcePicture>> {
  const pictures = [...files].filter((file) => fitsEnding('picture', file));
  const read = await runPool(
    pictures,
    availableParallelism(),
    async (file) => [file, await readPicture(path.join(contentDir, 'media', file))] as const,
  );
  return new Map(read);
}
