import path from 'node:path';
import { findObjects, isObject, missing, type ConfigObject } from './config-search';

const shellChunk = /^(?:app|slice---.*)$/;

interface ModuleInChunks {
  readonly chunkGraph: { getModuleChunksIterable: (module: unknown) => Iterable<{ readonly name?: string }> };
}

function isOfShell(module: unknown, { chunkGraph }: ModuleInChunks): boolean {
  return [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => shellChunk.test(name ?? ''));
}

function isStyle(module: unknown): boolean {
  return isObject(module) && module.type === 'css/mini-extract';
}

function isOwnCode(module: unknown): boolean {
  return isObject(module) && String(module.resource).startsWith(path.resolve('src'));
}

/**
 * Keeps the code of the site out of the chunks that Gatsby makes of modules that several templates share: one file
 * compresses better than three. Libraries are shared as before.
 */
function keepTemplatesWhole(shared: unknown): void {
  if (!isObject(shared) || typeof shared.test !== 'function')
    throw new Error(missing('"shared.test" in the cacheGroups of the production build'));
  const { test } = shared;
  shared.test = (module: unknown, graph: ModuleInChunks) =>
    !isOwnCode(module) && Reflect.apply(test, shared, [module, graph]) === true;
}

/** Keeps React and other large packages in the script of the entry if it needs them. */
function keepLibrariesInEntry(groups: ConfigObject, where: string): void {
  if (!isObject(groups.lib)) throw new Error(missing(`"lib" in ${where}`));
  groups.framework = false;
  groups.lib.chunks = 'async';
}

/**
 * Puts the modules of the entry and the slices, with React, into one script, which every page loads, so that no
 * template repeats them. Gatsby's single sheet for the whole site is removed: a page inlines the shell's sheet and its
 * template's. The sheets of other templates and of parts that load later come with their code, which waits for them.
 */
export function groupShellChunk(optimization: unknown): void {
  const ofAllPages = { chunks: 'all', enforce: true };
  const styles = {
    ...ofAllPages,
    name: 'shell',
    priority: 40,
    test: (module: unknown, graph: ModuleInChunks) => isStyle(module) && isOfShell(module, graph),
  };
  const scripts = {
    ...ofAllPages,
    name: 'app',
    priority: 35,
    test: (module: unknown, graph: ModuleInChunks) =>
      !isStyle(module) && isOwnCode(module) && isOfShell(module, graph),
  };
  const where = 'optimization.splitChunks.cacheGroups of the production build';
  for (const groups of findObjects(optimization, 'styles', where))
    Object.assign(groups, { styles, shell: scripts });
  for (const groups of findObjects(optimization, 'framework', where)) keepLibrariesInEntry(groups, where);
  for (const { shared } of findObjects(optimization, 'shared', where)) keepTemplatesWhole(shared);
}
