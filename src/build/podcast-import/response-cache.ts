import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { writeFileAtomically } from '../../lib/node/write-file-atomically';

const CachedResponseSchema = z.object({
  url: z.string(),
  text: z.string(),
  etag: z.string().nullable(),
  modified: z.string().nullable(),
});
/** The last good response of an address. */
export type CachedResponse = z.infer<typeof CachedResponseSchema>;

function fileOf(folder: string, url: string): string {
  return path.join(folder, `${createHash('sha256').update(url).digest('hex').slice(0, 32)}.json`);
}

/** Reads the copy of an earlier build; null when there is none that can be read. */
export async function readCachedResponse(folder: string, url: string): Promise<CachedResponse | null> {
  try {
    const read = CachedResponseSchema.safeParse(JSON.parse(await readFile(fileOf(folder, url), 'utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Stores a copy atomically. */
export async function writeCachedResponse(folder: string, copy: CachedResponse): Promise<void> {
  await writeFileAtomically(fileOf(folder, copy.url), JSON.stringify(copy));
}

/** Removes all copies but those of the given addresses. */
export async function pruneCachedResponses(folder: string, urls: readonly string[]): Promise<void> {
  const kept = new Set(urls.map((url) => fileOf(folder, url)));
  const files = (await readdir(folder)).map((name) => path.join(folder, name));
  await Promise.all(files.filter((file) => !kept.has(file)).map((file) => rm(file, { force: true })));
}
