import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fileAt } from './find-file';
import { contentKind } from './content-type';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this a compressed answer still takes one packet, and the twin costs a look-up. */
const worthwhileBytes = 512;
const twinEnding = /\.(?:br|gz|part)$/;

/** How many sources were compressed, were still current, and how many leftovers were removed. */
export interface CompressionReport {
  readonly compressed: number;
  readonly current: number;
  readonly removed: number;
}

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

function isSource(file: string): boolean {
  return contentKind(file).compressible && !path.basename(file).startsWith('_');
}

/** A twin made after the last change of its source. */
async function isCurrent(source: string, twin: string): Promise<boolean> {
  const [from, made] = await Promise.all([stat(source), fileAt(twin)]);
  return made !== null && made.modifiedMs >= from.mtimeMs;
}

async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
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
  await writeWhole(`${file}.br`, smallest);
  await writeWhole(`${file}.gz`, small);
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  async function drain(): Promise<void> {
    for (const item of queue) await work(item);
  }
  // Twice the cores: while one file is read or written, the others keep the cores busy.
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, drain));
}

/**
 * Lays a brotli (quality 11) and a gzip (level 9) twin beside every text file of the folder. Twins that are
 * current are kept, twins whose source is gone are removed.
 *
 * @param onProgress - Called after each compressed file.
 */
export async function compressFolder(
  root: string,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<CompressionReport> {
  const files = await listFiles(root);
  const wanted = new Set<string>();
  const stale: string[] = [];
  for (const file of files.filter(isSource)) {
    if ((await stat(file)).size < worthwhileBytes) continue;
    wanted.add(`${file}.br`).add(`${file}.gz`);
    const current = (await isCurrent(file, `${file}.br`)) && (await isCurrent(file, `${file}.gz`));
    if (!current) stale.push(file);
  }
  const leftovers = files.filter((file) => twinEnding.test(file) && !wanted.has(file));
  await Promise.all(leftovers.map((file) => rm(file, { force: true })));
  let done = 0;
  await inParallel(stale, async (file) => {
    await compressFile(file);
    onProgress(++done, stale.length);
  });
  return {
    compressed: stale.length,
    current: wanted.size / 2 - stale.length,
    removed: leftovers.length,
  };
}
