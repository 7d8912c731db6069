import { readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../lib/node/list-files';
import { draftEnding, writeFileAtomically } from '../lib/node/write-file-atomically';
import { runPool } from '../lib/run-pool';
import { variantPaths } from './site/content-encoding';
import { contentKind } from './site/content-type';
import { etagOf } from './site/etags';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files below this size fit into one packet, and looking for a variant costs time. */
const worthwhileBytes = 512;
const removableEndings: readonly string[] = ['.br', '.gz', draftEnding];
/** Twice the number of cores: while some files are read or written, others are compressed. */
const atOnce = availableParallelism() * 2;

/** Numbers of files that were compressed, of those that already were, and of leftovers that were removed. */
export interface CompressionReport {
  readonly compressed: number;
  readonly current: number;
  readonly removed: number;
}

function isSource(file: string): boolean {
  return contentKind(file).compressible && !path.basename(file).startsWith('_');
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  };
  const [smallest, small] = await Promise.all([brotli(content, options), zip(content, { level: 9 })]);
  const variants = variantPaths(file, etagOf(content));
  await writeFileAtomically(variants.br, smallest);
  await writeFileAtomically(variants.gzip, small);
}

/**
 * Writes a brotli (quality 11) and a gzip (level 9) variant beside every text file of the folder. Variants of
 * the current content stay, all others are removed.
 *
 * @param onProgress - Called after each compressed file.
 */
export async function compressFolder(
  root: string,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<CompressionReport> {
  const files = (await listFiles(root)).map((name) => path.join(root, name));
  const present = new Set(files);
  const wanted = new Set<string>();
  const stale: string[] = [];
  await runPool(files.filter(isSource), atOnce, async (file) => {
    if ((await stat(file)).size < worthwhileBytes) return;
    const variants = Object.values(variantPaths(file, etagOf(await readFile(file))));
    for (const variant of variants) wanted.add(variant);
    if (!variants.every((variant) => present.has(variant))) stale.push(file);
  });
  const leftovers = files.filter(
    (file) => removableEndings.includes(path.extname(file)) && !wanted.has(file),
  );
  await runPool(leftovers, atOnce, (file) => rm(file, { force: true }));
  let done = 0;
  await runPool(stale, atOnce, async (file) => {
    await compressFile(file);
    onProgress(++done, stale.length);
  });
  return {
    compressed: stale.length,
    current: wanted.size / 2 - stale.length,
    removed: leftovers.length,
  };
}
