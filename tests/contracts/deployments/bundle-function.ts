import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { FixtureSite } from './fixture-site';

/**
 * Bundles a function as static hosts do after a build, with the manifest of a site.
 *
 * @param file In src/host/functions.
 * @param format The module format of the returned source.
 */
export async function bundleFunction(
  { dir }: Pick<FixtureSite, 'dir'>,
  file: string,
  format: 'esm' | 'cjs' = 'esm',
): Promise<string> {
  const manifestOfSite: Plugin = {
    name: 'manifest of the site',
    setup(bundler) {
      bundler.onResolve({ filter: /\/generated\/host\.json$/ }, () => ({
        path: path.join(dir, 'generated', 'host.json'),
      }));
    },
  };
  const { outputFiles } = await build({
    entryPoints: [path.resolve('src', 'host', 'functions', file)],
    bundle: true,
    write: false,
    format,
    target: 'es2022',
    external: ['node:*'],
    plugins: [manifestOfSite],
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`${file} has no output.`);
  return output.text;
}
