import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { adjustWebpack } from './adjust-webpack';
import { objectsIn, type ConfigObject } from './config-search';

type Stage = CreateWebpackConfigArgs['stage'];

class MiniCssExtractPlugin {
  readonly options = { chunkFilename: '[name].css' };
}

/** Gatsby's configuration, as far as it is adjusted. */
function gatsbyConfig(): ConfigObject {
  const group = () => ({ test: () => true });
  return {
    entry: { app: 'production-app.js', commons: ['app.js'] },
    output: { chunkFilename: '[name].js' },
    cache: {},
    externals: [],
    module: { rules: [{ modules: { localIdentName: '[hash]' } }, { name: 'static/[name]-[hash].[ext]' }] },
    optimization: {
      splitChunks: { cacheGroups: { styles: group(), framework: group(), lib: group(), shared: group() } },
      minimizer: [{ extractComments: true, terserOptions: { safari10: true, compress: {} } }],
    },
    plugins: [new MiniCssExtractPlugin()],
  };
}

/** Adjusts a configuration, and returns what is added to it. */
function adjust(stage: Stage, config: unknown): ConfigObject[] {
  const added: ConfigObject[] = [];
  const actions = {
    setWebpackConfig(part: object) {
      added.push({ ...part });
    },
  };
  const plugins = { define: (codes: object) => codes };
  const options = { constants: {}, sourceMaps: false };
  adjustWebpack({ stage, plugins, actions }, config, path.resolve('content'), options);
  return added;
}

/** Returns the names of the plugins that are added. */
function addedPlugins(stage: Stage): string[] {
  return adjust(stage, gatsbyConfig())
    .flatMap(({ plugins }) => objectsIn(plugins))
    .map((plugin) => plugin.constructor.name);
}

describe('adjustWebpack', () => {
  it('runs our first file before those of Gatsby', () => {
    const config = gatsbyConfig();
    adjust('build-javascript', config);
    expect(config.entry).toMatchObject({
      app: [path.resolve('src/app/start.ts'), 'production-app.js'],
    });
    adjust('develop', config);
    expect(config.entry).toMatchObject({ commons: [path.resolve('src/app/start.ts'), 'app.js'] });
  });

  it('adds what checks the names of scripts, and that pages are rendered again', () => {
    expect(addedPlugins('build-javascript')).toEqual(
      expect.arrayContaining(['ContentHashPlugin', 'IntegrityPlugin']),
    );
    expect(addedPlugins('build-html')).toEqual(
      expect.arrayContaining(['ContentHashPlugin', 'RenderedSheetPlugin']),
    );
  });

  it.each<[string, Stage, ConfigObject, string]>([
    ['the entry of a build', 'build-javascript', { entry: { commons: [] } }, 'no entry "app"'],
    ['entries', 'build-javascript', { entry: undefined }, 'no entry "app"'],
    ['the entry of develop', 'develop', { entry: { app: '' } }, 'no entry "commons"'],
    ['a list of externals', 'build-html', { externals: undefined }, 'no list of externals'],
    ['names of classes', 'build-html', { module: {} }, 'no "localIdentName"'],
    ['groups of chunks', 'build-javascript', { optimization: {} }, 'no "styles"'],
    ['names of chunks', 'build-javascript', { output: {} }, 'no output.chunkFilename'],
  ])('stops the build without %s', (_, stage, change, message) => {
    expect(() => adjust(stage, { ...gatsbyConfig(), ...change })).toThrow(message);
  });

  it('stops the build without a configuration', () => {
    expect(() => adjust('build-html', undefined)).toThrow(/no webpack configuration.*Patches of Gatsby/);
  });
});
