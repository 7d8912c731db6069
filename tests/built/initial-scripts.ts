import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readChunkMap } from '../../src/app/router/chunk-map';

/** Maximum size of the scripts that load with a page at once. */
export const initialScriptBytes = 105_000;

function brotliBytes(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(readFileSync(file), { params }).byteLength;
}

/** Measures the compressed scripts that load at once with the pages of each template of a built site. */
export function weighInitialScripts(
  publicDir: string,
): { readonly template: string; readonly bytes: number }[] {
  const chunks = readChunkMap(JSON.parse(readFileSync(path.join(publicDir, 'webpack.stats.json'), 'utf8')));
  const sizes = new Map<string, number>();
  function sizeOf(file: string): number {
    const known = sizes.get(file) ?? brotliBytes(path.join(publicDir, file));
    sizes.set(file, known);
    return known;
  }
  return Object.keys(chunks)
    .filter((name) => name.startsWith('component---'))
    .map((template) => {
      const files = [...(chunks.app ?? []), ...(chunks[template] ?? [])].filter((file) =>
        file.endsWith('.js'),
      );
      return { template, bytes: [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0) };
    })
    .sort((a, b) => b.bytes - a.bytes);
}
