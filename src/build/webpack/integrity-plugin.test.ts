import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Compiler } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin';
import { compileScripts } from './scripts.example';

/** Adds code to scripts after their names have been made. */
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

describe('IntegrityPlugin', () => {
  it('has scripts that load later checked by their names, which hold the hashes of the files', async () => {
    const files = await compileScripts({ plugins: [new IntegrityPlugin()] });
    expect(files.size).toBe(3);
    for (const [name, text] of files)
      expect(name).toContain(`-${createHash('sha256').update(text).digest('base64url')}.js`);
    const runtime = [...files.values()].find((text) => text.includes('createElement')) ?? '';
    expect(runtime).toMatch(/\.integrity="sha256-"\+/);
    expect(runtime).toMatch(/\.crossOrigin=""/);
  });

  it('stops the build if a script is changed after it was named', async () => {
    const plugins = [new IntegrityPlugin(), lateChange];
    await expect(compileScripts({ plugins })).rejects.toThrow('hash of the content');
  });
});
