import type { Compiler } from 'webpack';
import { missing } from './config-search';
import { inlineTokens, readTokens } from '../css/inline-tokens';
import { shortenLayers } from '../css/short-layers';
import { joinDeferred, splitStylesheet } from '../css/split-sheet';

/** Name of the one sheet with all deferred styles of the site. */
export function deferredSheetName(hash: string): string {
  return `deferred-${hash}.css`;
}

/**
 * Keeps in each sheet the rules that pages need at rest, and moves the others into one sheet for the site. Tokens are
 * replaced by their values in both, and layers have names of one letter.
 */
export class DeferredStylesPlugin {
  constructor(private readonly hash: string) {}

  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    const name = 'DeferredStylesPlugin';
    hooks.thisCompilation.tap(name, (compilation) => {
      // Before Gatsby minifies the sheets.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const sheets = Object.keys(assets).filter((file) => file.endsWith('.css'));
        if (sheets.length === 0) throw new Error(missing('style sheets among the files of the build'));
        const textOf = (sheet: string) => String(assets[sheet]?.source() ?? '');
        const tokens = readTokens(sheets.map(textOf).join('\n'));
        const blocks: string[] = [];
        for (const sheet of sheets.sort()) {
          const { atRest, deferred } = splitStylesheet(inlineTokens(textOf(sheet), tokens));
          blocks.push(...deferred);
          compilation.updateAsset(sheet, new sources.RawSource(shortenLayers(atRest)));
        }
        const deferred = shortenLayers(joinDeferred(blocks));
        compilation.emitAsset(deferredSheetName(this.hash), new sources.RawSource(deferred));
      });
    });
  }
}
