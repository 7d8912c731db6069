import { createRequire } from 'node:module';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { shortClassNames } from '../css/class-names';
import { ContentHashPlugin } from './content-hash-plugin';
import { deferredSheetName, DeferredStylesPlugin } from './deferred-styles-plugin';
import { shortLayerOrder } from '../css/short-layers';
import { hashStyles } from '../css/styles-hash';
import { findObjects, isObject, missing, type ConfigObject } from './config-search';
import { groupShellChunk } from './gather-shell';
import { IntegrityPlugin } from './integrity-plugin';
import { scriptHash } from './script-integrity';
import { PageScriptsPlugin } from './page-scripts-plugin';
import { TextsPlugin } from './texts-plugin';

/** Modules in webpack's cache have the names of an earlier build; where these differ, it takes none of them. */
function shortenClassNames(config: ConfigObject): void {
  const { nameOf, version } = shortClassNames(path.resolve('src'));
  if (!isObject(config.cache)) throw new Error(missing('cache of webpack'));
  config.cache.version = version;
  const getLocalIdent = (context: unknown, _template: string, className: string): string =>
    nameOf(isObject(context) ? String(context.resourcePath) : '', className);
  for (const modules of findObjects(config.module, 'localIdentName', 'the options of css-loader'))
    modules.getLocalIdent = getLocalIdent;
}

/**
 * Has the code that renders pages require a package that only the browser runs. For xstate, webpack's list of exports
 * differs between builds of the same code, after which Gatsby renders every page again.
 */
function leaveOutOfRenderer({ externals }: ConfigObject, name: string): void {
  if (!Array.isArray(externals)) throw new Error(missing('list of externals'));
  externals.push({ [name]: `commonjs ${name}` });
}

interface WebpackOptions {
  /** Settings of the build that code in the browser reads, by the name of the constant. */
  readonly constants: Readonly<Record<string, object>>;
  /** True for maps that no file names, which the deploy uploads and deletes. */
  readonly sourceMaps: boolean;
}

/** JavaScript of each field, such as TRACKING.pixel, so that code for what is not configured is left out. */
function codesOf(constants: Readonly<Record<string, object>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(constants).flatMap(([name, fields]) =>
      Object.entries(fields).map(([field, value]) => [`${name}.${field}`, JSON.stringify(value)]),
    ),
  );
}

/** Makes a file run before Gatsby's own code in the browser. */
function prependEntry({ entry }: ConfigObject, name: string, file: string): void {
  if (!isObject(entry) || !(name in entry)) throw new Error(missing(`entry "${name}"`));
  entry[name] = [file, entry[name]].flat();
}

/** What Gatsby names fonts and other files that code imports; its hash has 32 characters, and stands in pages. */
const fileName = 'static/[name]-[hash].[ext]';

/** Gives files that code imports a hash of eight characters, in the code for browsers and in that which renders pages. */
function shortenFileNames(config: ConfigObject): void {
  const loaders = findObjects(config.module, 'name', 'the options of url-loader');
  const named = loaders.filter(({ name }) => name === fileName);
  if (named.length === 0) throw new Error(missing(`file name "${fileName}" in the options of url-loader`));
  for (const options of named) options.name = 'static/[name]-[hash:hex:8].[ext]';
}

/**
 * Names chunks by their content alone, but for the entry, by whose name saved pages find it. Gatsby writes its map of the
 * chunks whose names begin with the template's into every page, 1,000 bytes a page. Now the map is empty, and the browser
 * reads the list that Gatsby writes to webpack.stats.json. Names of scripts are their whole hashes, of which the browser
 * learns their integrity (see IntegrityPlugin).
 */
function nameChunksByContentHash({ output, plugins }: ConfigObject): void {
  if (!isObject(output) || !('chunkFilename' in output)) throw new Error(missing('output.chunkFilename'));
  Object.assign(output, scriptHash);
  // Each script names what it adds itself to: webpackChunk and the name of the package, unless another is given.
  output.uniqueName = 'farmland';
  output.chunkFilename = 's-[contenthash].js';
  output.filename = ({ chunk }: { readonly chunk?: { readonly name?: string } }) =>
    chunk?.name === 'app' ? 'app-[contenthash].js' : 's-[contenthash].js';
  const list: unknown[] = Array.isArray(plugins) ? plugins : [];
  const sheets = list.filter(isObject).filter((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
  for (const options of findObjects(sheets, 'chunkFilename', 'the options of MiniCssExtractPlugin')) {
    options.filename = '[contenthash:hex:8].css';
    options.chunkFilename = '[contenthash:hex:8].css';
    // Cascade layers order the sheets, so webpack need not warn of theirs.
    options.ignoreOrder = true;
  }
}

/**
 * Has webpack and the minifier write for the browsers of package.json; Gatsby's settings are for ES5 and Safari 10.
 * Functions that are properties are written as methods where their names are numbers: those are webpack's modules, which
 * nothing calls with `new`.
 */
function writeForSupportedBrowsers({ output, optimization }: ConfigObject): void {
  if (!isObject(output)) throw new Error(missing('output'));
  output.environment = { arrowFunction: true, const: true, destructuring: true, templateLiteral: true };
  for (const options of findObjects(optimization, 'safari10', 'the options of Terser'))
    options.safari10 = false;
  const ecma = 2020;
  for (const options of findObjects(optimization, 'compress', 'the options of Terser')) {
    options.compress = { ecma, passes: 3, unsafe_methods: /^\d+$/ };
    options.output = { ecma };
  }
}

/**
 * Gathers the licences of packages in one file. Gatsby's minifier gives each script one that has its hash in the name, and names
 * it in the script, whose content would then not have the hash in its name.
 */
function gatherLicences({ optimization }: ConfigObject): void {
  for (const options of findObjects(optimization, 'extractComments', 'the options of Terser'))
    options.extractComments = { filename: 'scripts.LICENSE.txt' };
}

/**
 * The path of a module that Gatsby copies into `.cache`.
 *
 * @throws When Gatsby has no such module any more.
 */
function copiedModule(name: string): string {
  createRequire(path.resolve('package.json')).resolve(`gatsby/cache-dir/${name}`);
  return path.resolve('.cache', name);
}

/** Modules that Gatsby copies into `.cache` and the entry imports, though nothing in the browser calls them. */
const unusedCopies = ['register-service-worker.js', 'slice/server-slice.js'];

/** Gatsby's loader imports it for a way of rendering that is switched off. */
const partialHydration = 'react-server-dom-webpack';

/**
 * Names modules of Gatsby that no page uses: its component for scripts of others, the registration of a plugin's worker
 * (ours is registered by `src/features/offline-copies/`), what renders its slices into HTML, and the checks of
 * `propTypes`, which React no longer calls though Gatsby declares some.
 *
 * @throws When Gatsby has one of these no more.
 */
function unusedModules(): Readonly<Record<string, string | false>> {
  const { resolve } = createRequire(path.resolve('package.json'));
  const gatsby = createRequire(resolve('gatsby/package.json'));
  for (const name of ['gatsby-script', 'prop-types', partialHydration]) gatsby.resolve(name);
  const nothing = path.resolve('src/build/webpack/no-prop-types.cjs');
  return {
    'gatsby-script$': false,
    'prop-types$': nothing,
    // In a file of the entry, so that webpack makes no script for it, whose hash all pages would load.
    [partialHydration]: nothing,
    ...Object.fromEntries(unusedCopies.map((copy) => [copiedModule(copy), false] as const)),
  };
}

/**
 * Has Gatsby evaluate React DOM when it first renders. It does so when it starts, in the task in which all other scripts are
 * evaluated, and a slow phone does nothing else meanwhile.
 */
function lateReactDom(): Readonly<Record<string, string>> {
  return { [copiedModule('react-dom-utils.js')]: path.resolve('src/build/webpack/late-react-dom-utils.cjs') };
}

/** Leaves plugins that do nothing in the browser out of the entry. */
function pluginListRule(): object {
  return {
    include: path.resolve('.cache', 'api-runner-browser-plugins.js'),
    loader: path.resolve('src/build/webpack/without-unused-plugins.cjs'),
  };
}

/** The hash of the style sheets; empty before the first stage of the build. */
let sheetsHash = '';

/**
 * Adjusts Gatsby's configuration of webpack in place. Source maps would be public, so a
 * build makes them only for a deploy that uploads and deletes them. The sheets
 * are inlined into pages, but Gatsby renders pages again only when the code that renders them has changed: the
 * address of the deferred sheet, which holds a hash of all sheets, is part of that code. All stages of a build have one hash:
 * with that of a sheet that was edited between two of them, the next build would not render the pages again.
 *
 * @throws When Gatsby's configuration lacks something that is adjusted.
 */
export function adjustWebpack(
  { stage, plugins, actions }: CreateWebpackConfigArgs,
  config: unknown,
  contentDir: string,
  { constants, sourceMaps }: WebpackOptions,
): void {
  if (!isObject(config)) throw new Error(missing('webpack configuration'));
  const defined: unknown = Reflect.apply(plugins.define, plugins, [codesOf(constants)]);
  actions.setWebpackConfig({ plugins: [defined] });
  actions.setWebpackConfig({ plugins: [new TextsPlugin(path.join(contentDir, 'settings', 'texts.yaml'))] });
  const hash = (sheetsHash ||= hashStyles(path.resolve('src')));
  if (stage === 'build-html' || stage === 'develop-html') {
    const sheet = stage === 'build-html' ? `/${deferredSheetName(hash)}` : '';
    const define: unknown = Reflect.apply(plugins.define, plugins, [
      { DEFERRED_SHEET: JSON.stringify(sheet), LAYER_ORDER: JSON.stringify(shortLayerOrder) },
    ]);
    actions.setWebpackConfig({ plugins: [define] });
  }
  if (stage.startsWith('build')) {
    shortenClassNames(config);
    shortenFileNames(config);
    actions.setWebpackConfig({ plugins: [new ContentHashPlugin()] });
  }
  if (stage === 'build-html') leaveOutOfRenderer(config, 'xstate');
  const start = path.resolve('src/app/router/start.ts');
  if (stage === 'develop') prependEntry(config, 'commons', start);
  if (stage !== 'build-javascript') return;
  prependEntry(config, 'app', start);
  groupShellChunk(config.optimization);
  nameChunksByContentHash(config);
  writeForSupportedBrowsers(config);
  gatherLicences(config);
  actions.setWebpackConfig({
    devtool: sourceMaps ? 'hidden-source-map' : false,
    // A name that a module does not export would fail in the browser alone.
    module: { parser: { javascript: { exportsPresence: 'error' } }, rules: [pluginListRule()] },
    resolve: { alias: { ...unusedModules(), ...lateReactDom() } },
    plugins: [new DeferredStylesPlugin(hash), new IntegrityPlugin(), new PageScriptsPlugin()],
  });
}
