import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import webpack, { type Compiler } from 'webpack';
import { licencesFile, SortedLicencesPlugin } from './sorted-licences-plugin';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'licences-'));
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

/** Compiles a script beside which licences are written, and returns the file of licences. */
async function compile(licences: string): Promise<string> {
  const entry = path.join(dir, 'index.js');
  await writeFile(entry, 'console.log("hello");');
  function writeLicences({ hooks, webpack: { sources } }: Compiler): void {
    hooks.thisCompilation.tap('licences', (compilation) => {
      compilation.hooks.processAssets.tap('licences', () => {
        compilation.emitAsset(licencesFile, new sources.RawSource(licences));
      });
    });
  }
  await new Promise<void>((resolve, reject) => {
    const plugins = [writeLicences, new SortedLicencesPlugin()];
    webpack({ mode: 'production', entry, output: { path: dir }, plugins }, (error) => {
      if (error === null) resolve();
      else reject(error);
    });
  });
  return readFile(path.join(dir, licencesFile), 'utf8');
}

it('writes the same licences in the same order, and loses none', async () => {
  const [first, second, line] = ['/*! a\n\n * MIT */', '/**\n * @license b\n */', '//! c, MIT'];
  const sorted = `${first}\n\n${second}\n\n${line}\n`;
  expect(await compile(`${first}\n\n${line}\n\n${second}\n`)).toBe(sorted);
  expect(await compile(`${line}\n\n${second}\n\n${first}\n`)).toBe(sorted);
});
