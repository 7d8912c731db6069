import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFolder } from '../../src/host/compress-folder';

/** Structured data is not code. */
const code = /<script(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>/g;
const fetchedAhead = /<link(?=[^>]*rel="preload")(?=[^>]*as="(?:script|fetch)")[^>]*>/g;

/**
 * Copies the built site and removes the scripts from some of its pages: their speed is the limit for the pages with
 * scripts.
 *
 * @param pages Paths such as /past-sales/.
 * @returns The folder of the copy, which the caller removes.
 */
export async function copyWithoutScripts(publicDir: string, pages: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'without-scripts-'));
  await cp(publicDir, folder, { recursive: true });
  for (const page of pages) {
    const file = path.join(folder, page, 'index.html');
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace(code, '').replace(fetchedAhead, ''));
  }
  await compressFolder(folder);
  return folder;
}
