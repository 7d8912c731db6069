import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The ending of a file that is being written; a leftover of a stopped process may be removed. */
export const draftEnding = '.part';

/**
 * Writes a file completely or not at all, and creates its folder if necessary. No other process sees a partial file,
 * and a stopped process leaves the old file in place.
 */
export async function writeFileAtomically(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}${draftEnding}`;
  await writeFile(draft, content);
  await rename(draft, file);
}
