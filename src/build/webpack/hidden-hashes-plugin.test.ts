import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { HiddenHashesPlugin } from './hidden-hashes-plugin';
import { scriptHash } from './script-integrity';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'hidden-hashes-'));
  await writeFile(path.join(dir, 'index.js'), 'import("./later").then(({ say }) => say());');
  await writeFile(path.join(dir, 'later.js'), 'export function say() { console.log("later"); }');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Keeps what the minifier is given. */
class Minifier {
  readonly texts: string[] = [];

  apply({ hooks, webpack: { Compilation } }: Compiler): void {
    hooks.thisCompilation.tap('Minifier', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name: 'Minifier', stage }, (assets) => {
        this.texts.push(...Object.values(assets).map((source) => String(source.source())));
      });
    });
  }
}

/**
 * Gives the scripts of a small site as the minifier got them, and as they were written.
 *
 * @param salt Part of webpack's preliminary hashes.
 */
async function compile(salt: string, change: Configuration = {}) {
  const out = path.join(dir, salt);
  const minifier = new Minifier();
  const config: Configuration = {
    mode: 'production',
    context: dir,
    entry: './index.js',
    optimization: { runtimeChunk: true },
    output: {
      ...scriptHash,
      hashSalt: salt,
      path: out,
      filename: 'app-[contenthash].js',
      chunkFilename: 's-[contenthash].js',
    },
    plugins: [new HiddenHashesPlugin(), minifier],
    ...change,
  };
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error !== null) reject(error);
      else if (stats?.hasErrors() === true) reject(new Error(stats.toString()));
      else resolve();
    });
  });
  const names = await readdir(out);
  const written = await Promise.all(names.map((name) => readFile(path.join(out, name), 'utf8')));
  return { minified: minifier.texts.sort(), names, written: written.join('\n') };
}

it('gives the minifier the same scripts whatever webpack takes as their hashes at first', async () => {
  const [one, other] = [await compile('one'), await compile('other')];
  expect(one.minified).toHaveLength(3);
  expect(one.minified).toEqual(other.minified);
  expect(one.names).not.toEqual(other.names);
});

it('leaves the names of the files in the script that loads them', async () => {
  const { names, written } = await compile('one');
  const later = names.find((name) => name.startsWith('s-')) ?? '';
  expect(written).toContain(later.slice('s-'.length, -'.js'.length));
  expect(written).not.toMatch(/<\d+\.js>/);
});

it('stops the build where no script names a file', async () => {
  await writeFile(path.join(dir, 'index.js'), 'console.log("alone");');
  await expect(compile('one', { optimization: {} })).rejects.toThrow('names of files in the scripts');
});
