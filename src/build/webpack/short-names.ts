import path from 'node:path';
import { shortClassNames } from '../css/class-names';
import { findObjects, isObject, missing, type ConfigObject } from './config-search';
import { scriptHash } from './script-integrity';

/**
 * Gives classes short names. Modules in webpack's cache have the names of an earlier build; if these differ, the cache
 * is not used.
 */
export function shortenClassNames(config: ConfigObject): void {
  const { nameOf, version } = shortClassNames(path.resolve('src'));
  if (!isObject(config.cache)) throw new Error(missing('cache of webpack'));
  config.cache.version = version;
  const getLocalIdent = (context: unknown, _template: string, className: string): string =>
    nameOf(isObject(context) ? String(context.resourcePath) : '', className);
  for (const modules of findObjects(config.module, 'localIdentName', 'the options of css-loader'))
    modules.getLocalIdent = getLocalIdent;
}

/** Gatsby's name for fonts and other files that code imports; its hash has 32 characters, and is written into pages. */
const fileName = 'static/[name]-[hash].[ext]';

/**
 * Gives files that code imports a hash of eight characters, in the code for browsers and in the code that renders
 * pages.
 */
export function shortenFileNames(config: ConfigObject): void {
  const loaders = findObjects(config.module, 'name', 'the options of url-loader');
  const named = loaders.filter(({ name }) => name === fileName);
  if (named.length === 0) throw new Error(missing(`file name "${fileName}" in the options of url-loader`));
  for (const options of named) options.name = 'static/[name]-[hash:hex:8].[ext]';
}

/**
 * Names chunks by their content alone, except the entry, which saved pages find by its name. Gatsby would write its map
 * of the chunks whose names begin with the template's into every page, 1,000 bytes a page. This leaves the map empty,
 * and the browser reads the list that Gatsby writes to webpack.stats.json. Names of scripts are their whole hashes,
 * from which the browser derives their integrity (see IntegrityPlugin).
 */
export function nameChunksByContentHash({ output, plugins }: ConfigObject): void {
  if (!isObject(output) || !('chunkFilename' in output)) throw new Error(missing('output.chunkFilename'));
  Object.assign(output, scriptHash);
  // Each script names the global that it adds itself to: webpackChunk and the name of the package, unless another is
  // given.
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
