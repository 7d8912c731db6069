import { createHash } from 'node:crypto';
import type { Compiler, sources } from 'webpack';
import { missing } from './config-search';
import { setIntegrityCode } from './script-integrity';

function hashOf(asset: sources.Source | undefined): string {
  return createHash('sha256')
    .update(asset?.buffer() ?? '')
    .digest('base64url');
}

/** The text as the minifier writes it. */
const setsIntegrity = /\.integrity ?= ?"sha256-" ?\+/;

/**
 * Has the browser check the scripts that webpack loads later by the hashes in their names, and makes sure that each
 * name has the hash of the file.
 */
export class IntegrityPlugin {
  apply({ hooks, webpack: { runtime, WebpackError } }: Compiler): void {
    const name = 'IntegrityPlugin';
    hooks.thisCompilation.tap(name, (compilation) => {
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(name, (source) => `${source}\n${setIntegrityCode}`);
      compilation.hooks.afterProcessAssets.tap(name, (assets) => {
        const scripts = Object.keys(assets).filter((file) => file.endsWith('.js'));
        const misnamed = scripts.filter((file) => !file.endsWith(`-${hashOf(assets[file])}.js`));
        const lacks = [
          ...misnamed.map((file) => `hash of the content of ${file} in its name`),
          ...(scripts.some((file) => setsIntegrity.test(String(assets[file]?.source())))
            ? []
            : ['function that loads scripts and has the browser check their hashes']),
        ];
        compilation.errors.push(...lacks.map((target) => new WebpackError(missing(target))));
      });
    });
  }
}
