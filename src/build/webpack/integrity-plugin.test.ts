import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin';
import { scriptHash } from './script-integrity';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'integrity-'));
  await writeFile(path.join(dir, 'index.js'), 'import("./later").then(({ say }) => say());');
  await writeFile(path.join(dir, 'later.js'), 'export function say() { console.log("later"); }');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Adds code to scripts when their names have been made. */
const lateChange = {
  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    hooks.thisCompilation.tap('LateChange', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'LateChange', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets))
          compilation.updateAsset(file, new sources.ConcatSource(source, ';1'));
      });
    });
  },
};

async function compile(plugins: Configuration['plugins'] = []): Promise<Map<string, string>> {
  const out = path.join(dir, 'out');
  const config: Configuration = {
    mode: 'production',
    context: dir,
    entry: './index.js',
    optimization: { runtimeChunk: true },
    output: {
      ...scriptHash,
      path: out,
      filename: 'app-[contenthash].js',
      chunkFilename: 's-[contenthash].js',
    },
    plugins: [new IntegrityPlugin(), ...plugins],
  };
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error !== null) reject(error);
      else if (stats?.hasErrors() === true) reject(new Error(stats.toString()));
      else resolve();
    });
  });
  const names = await readdir(out);
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(out, name), 'utf8')] as const),
    ),
  );
}

describe('IntegrityPlugin', () => {
  it('has scripts that load later checked by their names, which hold the hashes of the files', async () => {
    const files = await compile();
    expect(files.size).toBe(3);
    for (const [name, text] of files)
      expect(name).toContain(`-${createHash('sha256').update(text).digest('base64url')}.js`);
    const runtime = [...files.values()].find((text) => text.includes('createElement')) ?? '';
    expect(runtime).toMatch(/\.integrity="sha256-"\+/);
    expect(runtime).toMatch(/\.crossOrigin=""/);
  });

  it('stops the build where a script is changed after it was named', async () => {
    await expect(compile([lateChange])).rejects.toThrow('hash of the content');
  });
});
