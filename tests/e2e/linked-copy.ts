import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashScripts } from '../../src/build/hosting/content-policy';

/** A changed copy of a build, next to the original. */
export interface LinkedCopy {
  readonly publicDir: string;
  readonly manifestFile: string;
  /**
   * Replaces a text in a file of the copy only, and removes its compressed variants. The content security policy allows
   * the scripts of changed pages, like that of a build.
   */
  readonly change: (file: string, change: (text: string) => string) => Promise<void>;
  readonly remove: (file: string) => Promise<void>;
}

/** Makes a copy of the built site whose files are links, so that it takes almost no time. */
export async function createLinkedCopy(dir: string): Promise<LinkedCopy> {
  const manifestFile = `${dir}.json`;
  let manifest = await readFile(path.resolve('generated', 'host.json'), 'utf8');
  await mkdir(path.dirname(dir), { recursive: true });
  await writeFile(manifestFile, manifest);
  const source = path.resolve('public');
  await rm(dir, { recursive: true, force: true });
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(dir, path.relative(source, from));
    if (entry.isDirectory()) await mkdir(to, { recursive: true });
    else {
      await mkdir(path.dirname(to), { recursive: true });
      await link(from, to);
    }
  }
  async function remove(file: string): Promise<void> {
    const { dir: folder, base } = path.parse(path.join(dir, file));
    for (const name of await readdir(folder))
      if (name === base || (name.startsWith(`${base}.`) && /\.(?:br|gz)$/.test(name)))
        await rm(path.join(folder, name));
  }
  return {
    publicDir: dir,
    manifestFile,
    async change(file, change) {
      const text = await readFile(path.join(dir, file), 'utf8');
      const changed = change(text);
      await remove(file);
      await writeFile(path.join(dir, file), changed);
      const [before, after] = [hashScripts(text), hashScripts(changed)];
      for (const [index, hash] of before.entries()) manifest = manifest.replace(hash, after[index] ?? hash);
      await writeFile(manifestFile, manifest);
    },
    remove,
  };
}
