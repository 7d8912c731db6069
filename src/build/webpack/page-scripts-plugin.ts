import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { errorCode } from '../../lib/error-code';
import { isRecord } from '../../lib/is-record';
import { missing } from './config-search';
import { scriptsTemplate } from './scripts-template';

const chunkMap = /\s*<script\s+id="gatsby-chunk-mapping"[^]*?<\/script>\s*/;

/** The file of Gatsby that writes the scripts at the end of pages, and webpack.stats.json. */
const writer = 'gatsby/dist/utils/gatsby-webpack-stats-extractor.js';

/** Returns whether browsers can read the files of other pages from it (see src/app/router/chunk-map.ts). */
function hasChunkMap(stats: unknown): boolean {
  return isRecord(stats) && isRecord(stats.assetsByChunkName) && Array.isArray(stats.assetsByChunkName.app);
}

/**
 * Changes the scripts at the end of every page: they start after the first paint (see scriptsTemplate), and Gatsby's
 * map of chunks is removed, since it names no file (see nameChunksByContentHash) and takes 317 bytes of the largest
 * page. Gatsby's own text is restored before Gatsby compares it with the new one; otherwise a build after an edit would
 * write every page again.
 *
 * It stops the build if the map is not in webpack.stats.json either, and if Gatsby has not taken the hash of the build
 * from its files (see ContentHashPlugin).
 */
export class PageScriptsPlugin {
  apply(compiler: Compiler): void {
    const name = 'PageScriptsPlugin';
    // The compiler knows its output folder only when it runs.
    const files = () => ({
      scripts: path.join(compiler.outputPath, '_gatsby/slices/_gatsby-scripts-1.html'),
      original: path.join(compiler.context, '.cache/page-scripts.html'),
      stats: path.join(compiler.outputPath, 'webpack.stats.json'),
    });
    // Before and after Gatsby, at stage 0, writes the scripts.
    compiler.hooks.done.tapPromise({ name, stage: -100 }, async () => {
      const { scripts, original } = files();
      try {
        await copyFile(original, scripts);
      } catch (error) {
        if (errorCode(error) !== 'ENOENT') throw error;
      }
    });
    compiler.hooks.done.tapPromise({ name, stage: 100 }, async ({ hash }) => {
      const { scripts, original, stats } = files();
      const html = await readFile(scripts, 'utf8');
      if (!chunkMap.test(html)) throw new Error(missing(`map of chunks in ${scripts}`, writer));
      if (!html.includes(`___webpackCompilationHash="${hash}"`))
        throw new Error(missing(`hash of the written files in ${scripts}`, writer));
      if (!hasChunkMap(JSON.parse(await readFile(stats, 'utf8'))))
        throw new Error(missing(`"assetsByChunkName.app" in ${stats}`, writer));
      await copyFile(scripts, original);
      await writeFile(scripts, scriptsTemplate(html.replace(chunkMap, '')));
    });
  }
}
