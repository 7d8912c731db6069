import type { PublicFiles } from './public-files';
import { parseRequestPath } from './request-path';

/** Reads a page of the built site; null when there is none. */
export async function readPage(files: PublicFiles, route: string): Promise<string | null> {
  const path = parseRequestPath(route);
  const page = typeof path === 'string' ? null : await files.open(path);
  if (page === null) return null;
  try {
    return await page.handle.readFile('utf8');
  } finally {
    await page.handle.close();
  }
}
