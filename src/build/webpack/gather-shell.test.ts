import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { groupShellChunk } from './gather-shell';

describe('groupShellChunk', () => {
  it("replaces Gatsby's one sheet for all pages", () => {
    const shared = { test: () => true };
    const optimization = {
      splitChunks: { cacheGroups: { styles: { name: 'styles' }, framework: {}, lib: {}, shared } },
    };
    groupShellChunk(optimization);
    expect(optimization.splitChunks.cacheGroups).toMatchObject({
      styles: { name: 'shell' },
      shell: { name: 'app' },
      framework: false,
      lib: { chunks: 'async' },
    });
  });

  it('shares libraries between templates, but no code of the site', () => {
    const shared: { test: (module: unknown) => boolean } = { test: () => true };
    groupShellChunk({ splitChunks: { cacheGroups: { styles: {}, framework: {}, lib: {}, shared } } });
    expect(shared.test({ resource: path.resolve('node_modules/swr/index.js') })).toBe(true);
    expect(shared.test({ resource: path.resolve('src/ui/icon/Icon.tsx') })).toBe(false);
  });

  it('refuses a configuration without the part that it changes', () => {
    expect(() => {
      groupShellChunk({ splitChunks: { cacheGroups: { framework: {} } } });
    }).toThrow('no "styles" in optimization.splitChunks.cacheGroups');
    expect(() => {
      groupShellChunk({ splitChunks: { cacheGroups: { styles: {} } } });
    }).toThrow('no "framework" in optimization.splitChunks.cacheGroups');
    expect(() => {
      groupShellChunk({ splitChunks: { cacheGroups: { styles: {}, framework: {} } } });
    }).toThrow('no "lib" in optimization.splitChunks.cacheGroups');
    expect(() => {
      groupShellChunk({ splitChunks: { cacheGroups: { styles: {}, framework: {}, lib: {} } } });
    }).toThrow('no "shared" in optimization.splitChunks.cacheGroups');
    expect(() => {
      groupShellChunk({ splitChunks: { cacheGroups: { styles: {}, framework: {}, lib: {}, shared: {} } } });
    }).toThrow('no "shared.test"');
  });
});
