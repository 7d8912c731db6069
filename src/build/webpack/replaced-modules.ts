import { createRequire } from 'node:module';
import path from 'node:path';
import { missing, type ConfigObject } from './config-search';

/**
 * The path of a module that Gatsby copies into `.cache`.
 *
 * @throws When Gatsby no longer has such a module.
 */
function copiedModule(name: string): string {
  createRequire(path.resolve('package.json')).resolve(`gatsby/cache-dir/${name}`);
  return path.resolve('.cache', name);
}

/** Modules that Gatsby copies into `.cache` and the entry imports, though nothing in the browser calls them. */
const unusedCopies = ['register-service-worker.js', 'slice/server-slice.js'];

/** Gatsby's loader imports it for a rendering mode that is switched off. */
const partialHydration = 'react-server-dom-webpack';

/**
 * Lists modules of Gatsby that no page uses: its component for third-party scripts, the registration of a plugin's
 * worker (ours is registered by `src/features/offline-copies/`), the rendering of its slices into HTML, and the checks
 * of `propTypes`, which React no longer calls though Gatsby declares some.
 *
 * @throws When Gatsby no longer has one of these.
 */
export function unusedModules(): Readonly<Record<string, string | false>> {
  const { resolve } = createRequire(path.resolve('package.json'));
  const gatsby = createRequire(resolve('gatsby/package.json'));
  for (const name of ['gatsby-script', 'prop-types', partialHydration]) gatsby.resolve(name);
  const nothing = path.resolve('src/build/webpack/no-prop-types.cjs');
  return {
    'gatsby-script$': false,
    'prop-types$': nothing,
    // In a file of the entry, so that webpack makes no separate script for it, whose hash all pages would load.
    [partialHydration]: nothing,
    ...Object.fromEntries(unusedCopies.map((copy) => [copiedModule(copy), false] as const)),
  };
}

/**
 * Has Gatsby evaluate React DOM when it first renders. Otherwise it does so when it starts, in the same task as all
 * other scripts, which blocks a slow phone.
 */
export function lateReactDom(): Readonly<Record<string, string>> {
  return { [copiedModule('react-dom-utils.js')]: path.resolve('src/build/webpack/late-react-dom-utils.cjs') };
}

/** Leaves plugins that do nothing in the browser out of the entry. */
export function pluginListRule(): object {
  return {
    include: path.resolve('.cache', 'api-runner-browser-plugins.js'),
    loader: path.resolve('src/build/webpack/without-unused-plugins.cjs'),
  };
}

/**
 * Makes a package that only the browser runs an external of the code that renders pages. For xstate, webpack's list of
 * exports differs between builds of the same code, and Gatsby would render every page again.
 */
export function leaveOutOfRenderer({ externals }: ConfigObject, name: string): void {
  if (!Array.isArray(externals)) throw new Error(missing('list of externals'));
  externals.push({ [name]: `commonjs ${name}` });
}
