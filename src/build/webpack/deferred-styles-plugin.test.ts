import { expect, it } from '@jest/globals';
import type { Compiler } from 'webpack';
import { DeferredStylesPlugin } from './deferred-styles-plugin';
import { compileScripts } from './scripts.example';

/** Adds a style sheet to the files of a build. */
const styles = {
  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    hooks.thisCompilation.tap('Styles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'Styles', stage }, () => {
        compilation.emitAsset('1.css', new sources.RawSource('a{top:0}@media print{a{top:1px}}'));
      });
    });
  },
};

it('moves rules that no page needs at first into the sheet with the hash of all', async () => {
  const files = await compileScripts({ plugins: [styles, new DeferredStylesPlugin('1a')] });
  expect(files.get('1.css')).toBe('a{top:0}');
  expect(files.get('deferred-1a.css')).toBe('@media print{a{top:1px}}');
});

it('stops the build where it has no style sheets', async () => {
  await expect(compileScripts({ plugins: [new DeferredStylesPlugin('1a')] })).rejects.toThrow(
    /no style sheets among the files of the build.*Patches of Gatsby/,
  );
});
