import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { restorePageScripts, stripPageScripts } from './page-scripts';

/**
 * Writes chunks.json beside the pages: the scripts and style sheets of each template by the template's chunk, so
 * that the browser can fetch them ahead. Gatsby would put this map into every page; it keeps out of its map the
 * files whose names do not begin with the name of the chunk, and what is left of the map is taken out of the pages.
 */
export class ChunkMapPlugin {
  apply(compiler: Compiler): void {
    const name = 'ChunkMapPlugin';
    // The compiler learns its output folder when it runs.
    const files = () => ({
      scripts: path.join(compiler.outputPath, '_gatsby/slices/_gatsby-scripts-1.html'),
      original: path.join(compiler.context, '.cache/page-scripts.html'),
    });
    // Before and after Gatsby, at stage 0, writes its scripts.
    compiler.hooks.done.tapPromise({ name, stage: -100 }, () => restorePageScripts(files()));
    compiler.hooks.done.tapPromise({ name, stage: 100 }, async ({ compilation }) => {
      const templates = [...compilation.namedChunkGroups].filter(([group]) =>
        group.startsWith('component---'),
      );
      const map = Object.fromEntries(
        templates.map(([group, chunks]) => [group, chunks.getFiles().map((file) => `/${file}`)]),
      );
      await writeFile(path.join(compiler.outputPath, 'chunks.json'), JSON.stringify(map));
      await stripPageScripts(files());
    });
  }
}
