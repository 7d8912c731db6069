import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContent } from './load-content';
import { createParseCache } from './files/parse-cache';

const sample = path.resolve('content');

/** A copy of the sample content that tests may change. */
export class ContentCopy {
  readonly #changed = new Set<string>();
  readonly #parse = createParseCache();
  #dir = '';

  get dir(): string {
    return this.#dir;
  }

  readonly create = async (): Promise<void> => {
    this.#dir = await mkdtemp(path.join(tmpdir(), 'content-'));
    await cp(sample, this.#dir, { recursive: true });
  };

  /** Undoes all changes. */
  readonly restore = async (): Promise<void> => {
    for (const file of this.#changed) await cp(path.join(sample, file), path.join(this.#dir, file));
    this.#changed.clear();
  };

  readonly delete = async (): Promise<void> => {
    await rm(this.#dir, { recursive: true, force: true });
  };

  /** Loads the copy; files that are as they were are not parsed again. */
  load(now: Date): ReturnType<typeof loadContent> {
    return loadContent(this.#dir, now, this.#parse);
  }

  async remove(file: string): Promise<void> {
    this.#changed.add(file);
    await rm(path.join(this.#dir, file));
  }

  /** @throws When the change leaves the file as it is. */
  async edit(file: string, change: (source: string) => string): Promise<void> {
    this.#changed.add(file);
    const before = await readFile(path.join(this.#dir, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`The change leaves ${file} as it is`);
    await writeFile(path.join(this.#dir, file), after);
  }
}
