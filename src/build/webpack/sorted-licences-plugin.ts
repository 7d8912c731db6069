import type { Compiler } from 'webpack';

/** The file of all licences, whose name `gatherLicences` gives to the minifier. */
export const licencesFile = 'scripts.LICENSE.txt';

/**
 * Sorts the licences of packages. The minifier writes them in an order that follows webpack's own hashes, which differ
 * between a build without a cache and one with it.
 */
export class SortedLicencesPlugin {
  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    const name = 'SortedLicencesPlugin';
    hooks.thisCompilation.tap(name, (compilation) => {
      // After the minifier, which writes the file.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const text = compilation.getAsset(licencesFile)?.source.source().toString();
        if (text === undefined) return;
        const licences = text.match(/\/\*[^]*?\*\/|\/\/.*/g) ?? [];
        compilation.updateAsset(licencesFile, new sources.RawSource(`${licences.sort().join('\n\n')}\n`));
      });
    });
  }
}
