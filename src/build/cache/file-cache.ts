import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '../../lib/node/write-file-atomically';

/** A cache for files that are slow to make, each under a name that identifies its sources. */
export interface FileCache {
  /**
   * Makes a file unless it is there.
   *
   * @param name Holds a hash of everything that the content depends on.
   * @returns The path of the file.
   */
  readonly file: (name: string, make: () => Promise<Uint8Array>) => Promise<string>;
  /** Removes the files that were not requested. */
  readonly prune: () => Promise<void>;
}

/** @param dir A folder that is not part of the build's output. */
export async function openFileCache(dir: string): Promise<FileCache> {
  await mkdir(dir, { recursive: true });
  const cached = new Set(await readdir(dir));
  const wanted = new Map<string, Promise<string>>();

  async function ensure(name: string, make: () => Promise<Uint8Array>): Promise<string> {
    const file = path.join(dir, name);
    if (cached.has(name)) return file;
    await writeFileAtomically(file, await make());
    return file;
  }

  return {
    file: (name, make) => {
      const found = wanted.get(name) ?? ensure(name, make);
      wanted.set(name, found);
      return found;
    },
    prune: async () => {
      for (const name of cached) if (!wanted.has(name)) await rm(path.join(dir, name), { force: true });
    },
  };
}
