import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseRequestPath } from '../../host/site/request-path';
import { nameWithin } from '../../lib/node/list-files';

/**
 * Lists the files of a built site that visitors may request, by names with slashes.
 *
 * @throws When one of them is not a regular file.
 */
export async function listServed(publicDir: string): Promise<string[]> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const name = nameWithin(publicDir, entry);
      if (parseRequestPath(`/${encodeURI(name)}`) === 'hidden') return [];
      if (!entry.isFile())
        throw new Error(`${file} is a link, not a regular file. Replace it with the file itself.`);
      return [name];
    });
}
