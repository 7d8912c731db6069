import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { scriptHash } from './script-integrity';

/** The first script of a site, which loads a second one. */
const loadsLater = 'import("./later").then(({ say }) => say());';

/**
 * Compiles two scripts and the one that loads them, and returns the files by their names.
 *
 * @param change Differences from the settings of the site.
 * @param first Text of the first script.
 * @throws An error with webpack's report, if it has errors.
 */
export async function compileScripts(
  change: Configuration,
  first = loadsLater,
): Promise<Map<string, string>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'scripts-'));
  try {
    await writeFile(path.join(dir, 'index.js'), first);
    await writeFile(path.join(dir, 'later.js'), 'export function say() { console.log("later"); }');
    const out = path.join(dir, 'out');
    const config: Configuration = {
      mode: 'production',
      context: dir,
      entry: './index.js',
      optimization: { runtimeChunk: true },
      ...change,
      output: {
        ...scriptHash,
        path: out,
        filename: 'app-[contenthash].js',
        chunkFilename: 's-[contenthash].js',
        ...change.output,
      },
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
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
