import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/** Pages identify the build by its hash. */
const hashLength = 8;

/**
 * Makes the hashes of a compilation and of its chunks out of the files that it writes.
 *
 * webpack's own hashes include unused exports, and its list of those differs between a build without a cache and one
 * with it (seen with xstate, webpack 5.112): no file differs, yet Gatsby renders every page again with another hash,
 * and open tabs take the site for a new version.
 */
export class ContentHashPlugin {
  apply({ hooks }: Compiler): void {
    const name = 'ContentHashPlugin';
    hooks.thisCompilation.tap(name, (compilation) => {
      function hashOf(files: Iterable<string>): string {
        const hash = createHash('sha256');
        for (const file of [...files].sort())
          hash.update(`${file}\n`).update(compilation.getAsset(file)?.source.buffer() ?? '');
        return hash.digest('hex').slice(0, hashLength);
      }
      compilation.hooks.afterProcessAssets.tap(name, (assets) => {
        for (const chunk of compilation.chunks) chunk.hash = hashOf(chunk.files);
        compilation.hash = hashOf(Object.keys(assets));
      });
    });
  }
}
