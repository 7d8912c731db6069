import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { ContentHashPlugin } from './content-hash-plugin';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'hashes-'));
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

interface Compiled {
  readonly hash: string | undefined;
  readonly chunkHashes: (string | undefined)[];
  readonly script: string;
}

/** Compiles a script; the salt changes the hashes of webpack and no file. */
async function compile(script: string, hashSalt: string): Promise<Compiled> {
  const entry = path.join(dir, 'index.js');
  await writeFile(entry, script);
  const config: Configuration = {
    mode: 'production',
    entry,
    output: { path: path.join(dir, 'out'), filename: 'script.js', hashSalt },
    plugins: [new ContentHashPlugin()],
  };
  const { hash, chunks } = await new Promise<Compilation>((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (stats === undefined) reject(error ?? new Error('no statistics'));
      else resolve(stats.compilation);
    });
  });
  return {
    hash,
    chunkHashes: [...chunks].map((chunk) => chunk.hash),
    script: await readFile(path.join(dir, 'out/script.js'), 'utf8'),
  };
}

describe('ContentHashPlugin', () => {
  it('gives hashes that change with the files and with nothing else', async () => {
    const before = await compile('console.log("hello");', 'before');
    expect(before.hash).toMatch(/^[\da-f]{8}$/);
    expect(await compile('console.log("hello");', 'after')).toEqual(before);
    const after = await compile('console.log("good day");', 'before');
    expect(after.hash).not.toBe(before.hash);
    expect(after.chunkHashes).not.toEqual(before.chunkHashes);
  });
});
