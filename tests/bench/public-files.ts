import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../src/lib/node/list-files';
import { runPool } from '../../src/lib/run-pool';

interface PublicFile {
  readonly writtenAt: number;
  readonly digest: string;
}

/** Returns the files of a built site by their paths. */
export type PublicFiles = ReadonlyMap<string, PublicFile>;

export async function readPublicFiles(root: string): Promise<PublicFiles> {
  const files = await runPool(await listFiles(root), 16, async (name) => {
    const file = path.join(root, name);
    const digest = createHash('sha1')
      .update(await readFile(file))
      .digest('hex');
    return [name, { writtenAt: (await stat(file)).mtimeMs, digest }] as const;
  });
  return new Map(files);
}

/** Returns the names of files that were written since. */
export function writtenFiles(before: PublicFiles, after: PublicFiles): string[] {
  return [...after].flatMap(([name, { writtenAt }]) =>
    before.get(name)?.writtenAt === writtenAt ? [] : [name],
  );
}

/** Returns the names of files that only one of two builds has, or that differ between them. */
export function differences(one: PublicFiles, other: PublicFiles): string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((name) => one.get(name)?.digest !== other.get(name)?.digest)
    .sort();
}
