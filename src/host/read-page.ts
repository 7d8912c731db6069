import type { PublicFiles } from './public-files';
import type { RequestPath } from './request-path';

/** Reads a page of the built site; null when there is none. */
export async function readPage(files: PublicFiles, path: RequestPath): Promise<string | null> {
  const page = await files.open(path);
  if (page === null) return null;
  try {
    return await page.handle.readFile('utf8');
  } finally {
    await page.handle.close();
  }
}
