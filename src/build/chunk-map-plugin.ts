import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from 'webpack';

/**
 * Writes chunks.json beside the pages: the scripts and style sheets of each template by the template's chunk, so
 * that the browser can fetch them ahead. Gatsby would put this map into every page; it keeps out of its map the
 * files whose names do not begin with the name of the chunk.
 */
export class ChunkMapPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('ChunkMapPlugin', async ({ compilation }) => {
      const templates = [...compilation.namedChunkGroups].filter(([name]) => name.startsWith('component---'));
      const map = Object.fromEntries(
        templates.map(([name, group]) => [name, group.getFiles().map((file) => `/${file}`)]),
      );
      await writeFile(path.join(compiler.outputPath, 'chunks.json'), JSON.stringify(map));
    });
  }
}
