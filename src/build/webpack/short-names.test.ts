import { describe, expect, it } from '@jest/globals';
import { nameChunksByContentHash, shortenClassNames, shortenFileNames } from './short-names';

class MiniCssExtractPlugin {
  readonly options: Record<string, unknown> = { filename: '[name].css', chunkFilename: '[name].css' };
}

describe('shortenClassNames', () => {
  it('gives css-loader names of its own, and the cache a version', () => {
    const modules = { localIdentName: '[name]--[local]--[hash]' };
    const config = { cache: {}, module: { rules: [{ use: [{ options: { modules } }] }] } };
    shortenClassNames(config);
    expect(config.cache).toHaveProperty('version');
    expect(modules).toHaveProperty('getLocalIdent');
  });

  it('stops the build without the cache or the names of classes', () => {
    expect(() => {
      shortenClassNames({ cache: false, module: {} });
    }).toThrow(/no cache of webpack.*Patches of Gatsby/);
    expect(() => {
      shortenClassNames({ cache: {}, module: { rules: [] } });
    }).toThrow(/no "localIdentName" in the options of css-loader.*Patches of Gatsby/);
  });
});

describe('shortenFileNames', () => {
  it("shortens the hash in Gatsby's names of files, and leaves other names", () => {
    const options = { name: 'static/[name]-[hash].[ext]' };
    const other = { name: 'other' };
    shortenFileNames({ module: { rules: [{ options }, { options: other }] } });
    expect([options.name, other.name]).toEqual(['static/[name]-[hash:hex:8].[ext]', 'other']);
  });

  it.each([
    ['without names', [], 'no "name" in the options of url-loader'],
    ['with other names', [{ options: { name: '[hash]' } }], 'no file name "static/[name]-[hash].[ext]"'],
  ])('stops the build %s', (_, rules, message) => {
    expect(() => {
      shortenFileNames({ module: { rules } });
    }).toThrow(message);
  });
});

describe('nameChunksByContentHash', () => {
  const output = () => ({ chunkFilename: '[name]-[contenthash].js' });

  it('names scripts and sheets by their content', () => {
    const sheets = new MiniCssExtractPlugin();
    const config = { output: output(), plugins: [{}, sheets] };
    nameChunksByContentHash(config);
    expect(config.output.chunkFilename).toBe('s-[contenthash].js');
    expect(sheets.options.chunkFilename).toBe('[contenthash:hex:8].css');
  });

  it.each([
    ['names of chunks', { output: {}, plugins: [new MiniCssExtractPlugin()] }, 'no output.chunkFilename'],
    ['an output', { plugins: [new MiniCssExtractPlugin()] }, 'no output.chunkFilename'],
    [
      'the plugin for sheets',
      { output: output(), plugins: [{}] },
      'no "chunkFilename" in the options of MiniCssExtractPlugin',
    ],
    ['plugins', { output: output() }, 'no "chunkFilename" in the options of MiniCssExtractPlugin'],
  ])('stops the build without %s', (_, config, message) => {
    expect(() => {
      nameChunksByContentHash(config);
    }).toThrow(message);
  });
});
