import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { missing } from './config-search';

/** The hashes that webpack puts into names of files until it hashes the files, each with its placeholder. */
function coverHashes(compilation: Compilation): Map<string, string> {
  const hashes = [...compilation.chunks].flatMap(({ id, files }) =>
    [...files].flatMap((file) =>
      [compilation.getAsset(file)?.info.contenthash ?? []]
        .flat()
        .map((hash) => [hash, `<${String(id)}${path.extname(file)}>`] as const),
    ),
  );
  return new Map(hashes);
}

/**
 * Hides webpack's preliminary hashes of files from the minifier, which names variables by the frequency of letters in a
 * script. These hashes include webpack's list of unused exports, which differs between builds of the same code: the
 * script that names the others then had other variables and another hash, and every page was written again.
 */
export class HiddenHashesPlugin {
  apply({ hooks, webpack: { Compilation: stages, sources, WebpackError } }: Compiler): void {
    const name = 'HiddenHashesPlugin';
    hooks.thisCompilation.tap(name, (compilation) => {
      let covers = new Map<string, string>();
      /** Replaces texts in the scripts, and returns their number. */
      function replaceAll(replacements: ReadonlyMap<string, string>): number {
        let count = 0;
        for (const file of Object.keys(compilation.assets).filter((asset) => asset.endsWith('.js'))) {
          compilation.updateAsset(file, (source) => {
            const text = String(source.source());
            const replaced = new sources.ReplaceSource(source);
            const before = count;
            for (const [from, to] of replacements)
              for (let at = text.indexOf(from); at !== -1; at = text.indexOf(from, at + from.length)) {
                replaced.replace(at, at + from.length - 1, to);
                count += 1;
              }
            return count === before ? source : replaced;
          });
        }
        return count;
      }
      const minifying = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name, stage: minifying - 1 }, () => {
        covers = coverHashes(compilation);
        if (replaceAll(covers) === 0)
          compilation.errors.push(new WebpackError(missing('names of files in the scripts')));
      });
      compilation.hooks.processAssets.tap({ name, stage: minifying + 1 }, () => {
        replaceAll(new Map([...covers].map(([hash, cover]) => [cover, hash])));
      });
    });
  }
}
