import path from 'node:path';
import { findObjects, isObject } from './config-search';

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

/**
 * Puts what the entry or a slice uses into one chunk, which every page loads, so that no template repeats it.
 * Gatsby's one sheet for the whole site goes: a page inlines the shell's sheet and its template's; the sheets of
 * other templates and of parts that load later come with their code, which waits for them.
 */
export function groupShellChunk(optimization: unknown): void {
  const shell = { name: 'shell', chunks: 'all', enforce: true };
  const styles = {
    ...shell,
    priority: 40,
    test: (module: unknown, graph: ModuleInChunks) => isStyle(module) && isOfShell(module, graph),
  };
  const scripts = {
    ...shell,
    priority: 35,
    test: (module: unknown, graph: ModuleInChunks) =>
      !isStyle(module) &&
      isObject(module) &&
      String(module.resource).startsWith(path.resolve('src')) &&
      isOfShell(module, graph),
  };
  const where = 'optimization.splitChunks.cacheGroups of the production build';
  for (const groups of findObjects(optimization, 'styles', where))
    Object.assign(groups, { styles, shell: scripts });
}
