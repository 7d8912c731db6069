import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll } from '@jest/globals';

const sample = path.resolve('content');

/** A copy of the sample content that a test file may change; after each test it is as it was. */
interface ContentCopy {
  readonly dir: () => string;
  readonly remove: (file: string) => Promise<void>;
  /** @throws When the change leaves the file as it is. */
  readonly edit: (file: string, change: (source: string) => string) => Promise<void>;
}

/** Copies the sample content for the tests of the file that calls it. */
export function copyContentForTests(): ContentCopy {
  const changed = new Set<string>();
  let dir = '';

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'content-'));
    await cp(sample, dir, { recursive: true });
  });

  afterEach(async () => {
    for (const file of changed) await cp(path.join(sample, file), path.join(dir, file));
    changed.clear();
  });

  afterAll(async () => {
    await rm(dir, { recursive: true, force: true });
  });

  return {
    dir: () => dir,
    async remove(file) {
      changed.add(file);
      await rm(path.join(dir, file));
    },
    async edit(file, change) {
      changed.add(file);
      const before = await readFile(path.join(dir, file), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The change leaves ${file} as it is`);
      await writeFile(path.join(dir, file), after);
    },
  };
}
