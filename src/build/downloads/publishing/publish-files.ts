import { readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { errorCode } from '../../../lib/error-code';
import { writeFileAtomically } from '../../../lib/node/write-file-atomically';
import { runPool } from '../../../lib/run-pool';

/**
 * A file that the build writes beside the pages. It is made just before it is written, so that few are in memory at a
 * time.
 */
export interface PublishedFile {
  /** Its address, such as /sales/atom.xml. */
  readonly route: string;
  readonly content: () => Promise<Uint8Array | string> | Uint8Array | string;
}

async function readOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Writes a file unless its content is the same, so that its compressed variants stay valid. */
async function writeChanged(file: string, content: Uint8Array): Promise<void> {
  if ((await readOrNull(file))?.equals(content) === true) return;
  await writeFileAtomically(file, content);
}

async function readList(file: string): Promise<string[]> {
  const text = await readOrNull(file);
  return text === null ? [] : z.array(z.string()).parse(JSON.parse(text.toString()));
}

/**
 * Writes files into the public folder, and removes those that an earlier build wrote and this one does not: a
 * cached build reuses the folder.
 *
 * @param listFile Lists the files that were written, from build to build.
 */
export async function publishFiles(
  publicDir: string,
  listFile: string,
  files: Iterable<PublishedFile>,
): Promise<void> {
  const fileAt = (route: string) => path.join(publicDir, decodeURIComponent(route));
  const written = new Set<string>();
  await runPool(files, availableParallelism(), async ({ route, content }) => {
    written.add(route);
    const made = await content();
    await writeChanged(fileAt(route), typeof made === 'string' ? Buffer.from(made) : made);
  });
  for (const route of await readList(listFile))
    if (!written.has(route)) await rm(fileAt(route), { force: true });
  await writeFile(listFile, JSON.stringify([...written].sort()));
}
