import type { Compiler } from 'webpack';
import { inlineTokens, readTokens } from './inline-tokens';
import { splitSheet } from './late-styles';

/** Name of the one sheet with all late styles of the site. */
export function lateSheetName(hash: string): string {
  return `late-${hash}.css`;
}

/**
 * Leaves in each sheet what pages need at rest, and puts the rest of all of them into one sheet. Tokens become
 * their values in both.
 */
export class LateStylesPlugin {
  constructor(private readonly hash: string) {}

  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    const name = 'LateStylesPlugin';
    hooks.thisCompilation.tap(name, (compilation) => {
      // After the sheets have been made small.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const blocks = new Set<string>();
        const sheets = Object.keys(assets).filter((file) => file.endsWith('.css'));
        const textOf = (sheet: string) => String(assets[sheet]?.source() ?? '');
        const tokens = readTokens(sheets.map(textOf).join('\n'));
        for (const sheet of sheets.sort()) {
          const { atRest, late } = splitSheet(inlineTokens(textOf(sheet), tokens));
          for (const block of late) blocks.add(block);
          compilation.updateAsset(sheet, new sources.RawSource(atRest));
        }
        compilation.emitAsset(lateSheetName(this.hash), new sources.RawSource([...blocks].join('')));
      });
    });
  }
}
