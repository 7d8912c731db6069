import { createRequire } from 'node:module';
import path from 'node:path';
import { missing, type ConfigObject } from './config-search';

/**
 * Resolves a module from a file.
 *
 * @throws When there is none any more.
 */
function resolveFrom(file: string, name: string): string {
  try {
    return createRequire(file).resolve(name);
  } catch (cause) {
    throw new Error(missing(`module "${name}"`, 'gatsby/cache-dir'), { cause });
  }
}

/**
 * The path of a module that Gatsby copies into `.cache`.
 *
 * @throws When Gatsby no longer has such a module.
 */
function copiedModule(project: string, name: string): string {
  resolveFrom(path.join(project, 'package.json'), `gatsby/cache-dir/${name}`);
  return path.join(project, '.cache', name);
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
 * @param project The folder of the project.
 * @throws When Gatsby no longer has one of these.
 */
export function unusedModules(project: string): Readonly<Record<string, string | false>> {
  const gatsby = resolveFrom(path.join(project, 'package.json'), 'gatsby/package.json');
  for (const name of ['gatsby-script', 'prop-types', partialHydration]) resolveFrom(gatsby, name);
  const nothing = path.resolve('src/build/webpack/no-prop-types.cjs');
  return {
    'gatsby-script$': false,
    'prop-types$': nothing,
    // In a file of the entry, so that webpack makes no separate script for it, whose hash all pages would load.
    [partialHydration]: nothing,
    ...Object.fromEntries(unusedCopies.map((copy) => [copiedModule(project, copy), false] as const)),
  };
}

/**
 * Has Gatsby evaluate React DOM when it first renders. Otherwise it does so when it starts, in the same task as all
 * other scripts, which blocks a slow phone.
 *
 * @param project The folder of the project.
 * @throws When Gatsby no longer has such a module.
 */
export function lateReactDom(project: string): Readonly<Record<string, string>> {
  return {
    [copiedModule(project, 'react-dom-utils.js')]: path.resolve('src/build/webpack/late-react-dom-utils.cjs'),
  };
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
