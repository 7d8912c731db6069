import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { PageScriptsPlugin } from './page-scripts-plugin';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'page-scripts-'));
  await writeFile(path.join(dir, 'index.js'), '');
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

const file = (name: string) => `/${name}-${'a'.repeat(43)}.js`;
const map = '<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>';
const scripts = ['webpack-runtime', 'app']
  .map((name) => `<script src="${file(name)}" async></script>`)
  .join('');
const stats: unknown = { assetsByChunkName: { app: ['app.js'] } };

/** The text that Gatsby writes at the end of every page. */
function endOfPage(hash: string): string {
  return `${map}<script>window.___webpackCompilationHash="${hash}";</script>${scripts}`;
}

/** Writes what Gatsby writes when webpack has finished. */
class Gatsby {
  constructor(
    private readonly html: typeof endOfPage,
    private readonly stats: unknown,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('Gatsby', async ({ hash }) => {
      const { outputPath } = compiler;
      await mkdir(path.join(outputPath, '_gatsby/slices'), { recursive: true });
      await writeFile(path.join(outputPath, '_gatsby/slices/_gatsby-scripts-1.html'), this.html(hash));
      await writeFile(path.join(outputPath, 'webpack.stats.json'), JSON.stringify(this.stats));
    });
  }
}

/** Builds a script, and returns the end of every page. */
async function build(gatsby: Gatsby): Promise<string> {
  await mkdir(path.join(dir, '.cache'), { recursive: true });
  const config: Configuration = {
    mode: 'production',
    context: dir,
    entry: './index.js',
    output: { path: path.join(dir, 'public') },
    plugins: [gatsby, new PageScriptsPlugin()],
  };
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error) => {
      if (error === null) resolve();
      else reject(error);
    });
  });
  return readFile(path.join(dir, 'public/_gatsby/slices/_gatsby-scripts-1.html'), 'utf8');
}

it('leaves the map of chunks out of pages, in a second build of the same files as well', async () => {
  const first = await build(new Gatsby(endOfPage, stats));
  expect(first).toMatch(/^<template data-build="\w+"><script src="\/app-a+\.js"/);
  expect(await build(new Gatsby(endOfPage, stats))).toBe(first);
});

it.each([
  ['the map of chunks', (hash: string) => endOfPage(hash).replace(map, ''), stats, 'no map of chunks in'],
  ['the hash of the files', () => endOfPage('1a2b3c4d'), stats, 'no hash of the written files in'],
  [
    'the scripts',
    (hash: string) => endOfPage(hash).replace(scripts, ''),
    stats,
    'no scripts at the end of the pages',
  ],
  ['the files of the entry', endOfPage, { assetsByChunkName: {} }, 'no "assetsByChunkName.app" in'],
  ['a map in webpack.stats.json', endOfPage, {}, 'no "assetsByChunkName.app" in'],
])('stops the build without %s', async (_, html, written, message) => {
  await expect(build(new Gatsby(html, written))).rejects.toThrow(message);
});
