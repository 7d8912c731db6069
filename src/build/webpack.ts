import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { shortClassNames } from './class-names';
import { hashStyles } from './styles-hash';

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

/**
 * Replaces Gatsby's one sheet for the whole site. A page gets two: the shell's, which is the styles of the entry
 * and of the slices, and its template's. Gatsby inlines both into the page; the sheets of other templates and of
 * parts that load later come with their code, which waits for them.
 */
function splitStyles(optimization: unknown): void {
  const groups = objectsIn(optimization).find((value) => 'styles' in value);
  if (groups === undefined) return;
  groups.styles = {
    name: 'shell',
    chunks: (chunk: { readonly name?: string }) => shellChunk.test(chunk.name ?? ''),
    test: ({ type }: { readonly type: string }) => type === 'css/mini-extract',
    priority: 40,
    enforce: true,
  };
}

function ignoreSheetOrder(plugins: unknown): void {
  const list: unknown[] = Array.isArray(plugins) ? plugins : [];
  for (const plugin of list.filter(isRecord)) {
    const { options } = plugin;
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && isRecord(options)) options.ignoreOrder = true;
  }
}

/**
 * Adjusts Gatsby's configuration of webpack in place. Source maps would be public, so a build makes none. The
 * order in which style sheets are joined does not matter, since cascade layers order them, so webpack need not
 * warn of it.
 *
 * The sheet is inlined into each page, but Gatsby renders pages anew only when the code that renders them has
 * changed: a hash of the sheets is made part of that code.
 */
export function adjustWebpack({ stage, plugins, actions }: CreateWebpackConfigArgs, config: unknown): void {
  if (!isRecord(config)) return;
  if (stage === 'build-html' || stage === 'develop-html') {
    const hash = JSON.stringify(hashStyles(path.resolve('src')));
    const define: unknown = Reflect.apply(plugins.define, plugins, [{ STYLES_HASH: hash }]);
    actions.setWebpackConfig({ plugins: [define] });
  }
  if (stage.startsWith('build') && isRecord(config.module)) shortenClassNames(config.module.rules);
  if (stage === 'build-javascript' || stage === 'develop')
    runFirst(config.entry, path.resolve('src/app/start.ts'));
  if (stage !== 'build-javascript') return;
  splitStyles(config.optimization);
  ignoreSheetOrder(config.plugins);
  // Every page names every chunk: ten digits of a hash are enough to tell versions apart.
  if (isRecord(config.output)) config.output.hashDigestLength = 10;
  actions.setWebpackConfig({ devtool: false });
}
