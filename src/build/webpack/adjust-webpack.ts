import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { ContentHashPlugin } from './content-hash-plugin';
import { deferredSheetName, DeferredStylesPlugin } from './deferred-styles-plugin';
import { shortLayerOrder } from '../css/short-layers';
import { hashStyles } from '../css/styles-hash';
import { isObject, missing, type ConfigObject } from './config-search';
import { groupShellChunk } from './gather-shell';
import { HiddenHashesPlugin } from './hidden-hashes-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { requireLoaderParts } from './loader-parts';
import { gatherLicences, writeForSupportedBrowsers } from './minifier';
import { PageScriptsPlugin } from './page-scripts-plugin';
import { RenderedSheetPlugin } from './rendered-sheet-plugin';
import { lateReactDom, leaveOutOfRenderer, pluginListRule, unusedModules } from './replaced-modules';
import { nameChunksByContentHash, shortenClassNames, shortenFileNames } from './short-names';
import { SortedLicencesPlugin } from './sorted-licences-plugin';
import { TextsPlugin } from './texts-plugin';

/** The arguments of onCreateWebpackConfig that are used. */
interface WebpackArgs extends Pick<CreateWebpackConfigArgs, 'stage'> {
  readonly plugins: Pick<CreateWebpackConfigArgs['plugins'], 'define'>;
  readonly actions: Pick<CreateWebpackConfigArgs['actions'], 'setWebpackConfig'>;
}

interface WebpackOptions {
  /** Settings of the build that code in the browser reads, by the name of the constant. */
  readonly constants: Readonly<Record<string, object>>;
  /** True for source maps that no file refers to, which the deploy uploads and deletes. */
  readonly sourceMaps: boolean;
}

/** JavaScript of each field, such as TRACKING.pixel, so that code for services that are not configured is left out. */
function codesOf(constants: Readonly<Record<string, object>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(constants).flatMap(([name, fields]) =>
      Object.entries(fields).map(([field, value]) => [`${name}.${field}`, JSON.stringify(value)]),
    ),
  );
}

/** Has a file run before Gatsby's own code in the browser. */
function prependEntry({ entry }: ConfigObject, name: string, file: string): void {
  if (!isObject(entry) || !(name in entry)) throw new Error(missing(`entry "${name}"`));
  entry[name] = [file, entry[name]].flat();
}

/** The hash of the style sheets; empty before the first stage of the build. */
let sheetsHash = '';

/**
 * Adjusts Gatsby's configuration of webpack in place. Source maps would be public, so a build makes them only for a
 * deploy that uploads and deletes them. The sheets are inlined into pages, but Gatsby renders pages again only when the
 * code that renders them has changed: the address of the deferred sheet, which has a hash of all sheets, is part of
 * that code. All stages of a build use the same hash: if a sheet was edited between two of them and its hash used, the
 * next build would not render the pages again.
 *
 * @throws When Gatsby's configuration lacks something that is adjusted.
 */
export function adjustWebpack(
  { stage, plugins, actions }: WebpackArgs,
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
    actions.setWebpackConfig({ plugins: [new SortedLicencesPlugin(), new ContentHashPlugin()] });
  }
  if (stage === 'build-html') {
    leaveOutOfRenderer(config, 'xstate');
    actions.setWebpackConfig({ plugins: [new RenderedSheetPlugin(deferredSheetName(hash))] });
  }
  const start = path.resolve('src/app/start.ts');
  if (stage === 'develop') prependEntry(config, 'commons', start);
  if (stage !== 'build-javascript') return;
  requireLoaderParts();
  prependEntry(config, 'app', start);
  groupShellChunk(config.optimization);
  nameChunksByContentHash(config);
  writeForSupportedBrowsers(config);
  gatherLicences(config);
  actions.setWebpackConfig({
    devtool: sourceMaps ? 'hidden-source-map' : false,
    // A name that a module does not export would fail in the browser alone.
    module: { parser: { javascript: { exportsPresence: 'error' } }, rules: [pluginListRule()] },
    resolve: { alias: { ...unusedModules(path.resolve()), ...lateReactDom(path.resolve()) } },
    plugins: [
      new DeferredStylesPlugin(hash),
      new HiddenHashesPlugin(),
      new IntegrityPlugin(),
      new PageScriptsPlugin(),
    ],
  });
}
