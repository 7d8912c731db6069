import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { shortClassNames } from '../css/class-names';
import { ChunkMapPlugin } from './chunk-map-plugin';
import { layerOrder } from '../css/late-styles';
import { lateSheetName, LateStylesPlugin } from '../css/late-styles-plugin';
import { hashStyles } from '../css/styles-hash';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Every object inside a value, itself included; webpack's rules nest without end. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isRecord(value) || value instanceof RegExp) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

function shortenClassNames(rules: unknown): void {
  const nameOf = shortClassNames(path.resolve('src'));
  const getLocalIdent = (context: unknown, _template: string, className: string): string =>
    nameOf(isRecord(context) ? String(context.resourcePath) : '', className);
  for (const { modules } of objectsIn(rules)) {
    if (isRecord(modules) && 'localIdentName' in modules) modules.getLocalIdent = getLocalIdent;
  }
}

/** Has a file run before Gatsby's own code in the browser. */
function runFirst(entry: unknown, file: string): void {
  if (!isRecord(entry)) return;
  for (const name of ['app', 'commons'].filter((key) => key in entry))
    entry[name] = [file, entry[name]].flat();
}

const shellChunk = /^(?:app|slice---.*)$/;

interface ModuleInChunks {
  readonly chunkGraph: { getModuleChunksIterable: (module: unknown) => Iterable<{ readonly name?: string }> };
}

function isOfShell(module: unknown, { chunkGraph }: ModuleInChunks): boolean {
  return [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => shellChunk.test(name ?? ''));
}

/** The cookies of the visitor and of consent: the dock reads them on every page, and so do some templates. */
const cookieLibrary = `${path.sep}node_modules${path.sep}js-cookie${path.sep}`;

function isStyle(module: unknown): boolean {
  return isRecord(module) && module.type === 'css/mini-extract';
}

/**
 * Puts what the entry or a slice uses into one chunk, which every page loads, so that no template repeats it.
 * Gatsby's one sheet for the whole site goes: a page inlines the shell's sheet and its template's; the sheets of
 * other templates and of parts that load later come with their code, which waits for them.
 */
function gatherShell(optimization: unknown): void {
  const groups = objectsIn(optimization).find((value) => 'styles' in value);
  if (groups === undefined) return;
  const shell = { name: 'shell', chunks: 'all', enforce: true };
  groups.styles = {
    ...shell,
    priority: 40,
    test: (module: unknown, graph: ModuleInChunks) => isStyle(module) && isOfShell(module, graph),
  };
  groups.shell = {
    ...shell,
    priority: 35,
    test: (module: unknown, graph: ModuleInChunks) =>
      !isStyle(module) &&
      isRecord(module) &&
      (String(module.resource).includes(cookieLibrary) ||
        (String(module.resource).startsWith(path.resolve('src')) && isOfShell(module, graph))),
  };
}

function sheetOptions(plugins: unknown): Record<string, unknown>[] {
  const list: unknown[] = Array.isArray(plugins) ? plugins : [];
  return list
    .filter(isRecord)
    .filter((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin')
    .flatMap(({ options }) => (isRecord(options) ? [options] : []));
}

/** Chunks are named by their content alone, so that pages need not name them all: see ChunkMapPlugin. */
function nameChunksByHash({ output, plugins }: Record<string, unknown>): void {
  if (isRecord(output)) {
    output.chunkFilename = '[contenthash].js';
    output.hashDigestLength = 10;
  }
  for (const options of sheetOptions(plugins)) {
    options.chunkFilename = '[contenthash].css';
    // Cascade layers order the sheets, so webpack need not warn of theirs.
    options.ignoreOrder = true;
  }
}

/**
 * Adjusts Gatsby's configuration of webpack in place. Source maps would be public, so a build makes none.
 *
 * The sheets are inlined into pages, but Gatsby renders pages anew only when the code that renders them has
 * changed: the address of the late sheet, which holds a hash of all sheets, is part of that code.
 */
export function adjustWebpack({ stage, plugins, actions }: CreateWebpackConfigArgs, config: unknown): void {
  if (!isRecord(config)) return;
  const hash = hashStyles(path.resolve('src'));
  if (stage === 'build-html' || stage === 'develop-html') {
    const sheet = stage === 'build-html' ? `/${lateSheetName(hash)}` : '';
    const define: unknown = Reflect.apply(plugins.define, plugins, [
      { LATE_SHEET: JSON.stringify(sheet), LAYER_ORDER: JSON.stringify(layerOrder) },
    ]);
    actions.setWebpackConfig({ plugins: [define] });
  }
  if (stage.startsWith('build') && isRecord(config.module)) shortenClassNames(config.module.rules);
  if (stage === 'build-javascript' || stage === 'develop')
    runFirst(config.entry, path.resolve('src/app/start.ts'));
  if (stage !== 'build-javascript') return;
  gatherShell(config.optimization);
  nameChunksByHash(config);
  actions.setWebpackConfig({ devtool: false, plugins: [new LateStylesPlugin(hash), new ChunkMapPlugin()] });
}
