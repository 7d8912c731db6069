import type { Compiler } from 'webpack';
import { missing } from './config-search';

/** The entry of the code that renders pages, by the hash of whose files Gatsby decides which pages to render again. */
const renderer = 'render-page';

/**
 * Sees that the code that renders pages names the deferred sheet, whose name holds a hash of all sheets. Otherwise pages
 * would keep the sheets inlined into them when these change.
 */
export class RenderedSheetPlugin {
  /** @param sheet Name of the deferred sheet. */
  constructor(private readonly sheet: string) {}

  apply({ hooks, webpack: { WebpackError } }: Compiler): void {
    const name = 'RenderedSheetPlugin';
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.afterProcessAssets.tap(name, (assets) => {
        const files = compilation.entrypoints.get(renderer)?.getFiles() ?? [];
        if (files.some((file) => String(assets[file]?.source()).includes(this.sheet))) return;
        const target = `entry "${renderer}" that names ${this.sheet}`;
        compilation.errors.push(
          new WebpackError(missing(target, 'gatsby/dist/utils/webpack/get-ssr-chunk-hashes.js')),
        );
      });
    });
  }
}
