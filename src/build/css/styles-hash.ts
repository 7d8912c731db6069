import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesSync } from '../../lib/node/list-files';

/** A hash of all style sheets below a folder, and of how they are split and named. */
export function hashStyles(folder: string): string {
  const files = listFilesSync(folder)
    .filter((name) => /\.css$|(?:^|\/)(?:split-sheet|inline-tokens|short-layers|short-names)\.ts$/.test(name))
    .map((name) => path.join(folder, name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}
