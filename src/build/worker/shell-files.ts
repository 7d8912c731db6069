import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const Stats = z.object({
  assetsByChunkName: z.record(z.string(), z.array(z.string())),
  childAssetsByChunkName: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
});

/** Scripts by their names in the code that kept pages load by themselves. */
const scripts = ['app', 'poll', 'session', 'my-place', 'shortlist'];

/** Scripts of kept pages, by Gatsby's names. A site without sales lacks some of them. */
const templates = [
  'component---src-templates-sale-sale-template-tsx',
  'component---src-templates-parcel-parcel-template-tsx',
  'component---src-templates-shortlist-shortlist-template-tsx',
];

const icons = ['favicon.svg', 'icon-192.png', 'manifest.webmanifest'];

/**
 * Lists the scripts, sheets, fonts and icons that kept pages need without a connection. Everything else, such as the
 * search and the large pictures, needs one.
 *
 * @param publicDir The build.
 * @throws When the build lacks a script that every site has.
 */
export async function shellFiles(publicDir: string): Promise<string[]> {
  const stats = Stats.parse(JSON.parse(await readFile(path.join(publicDir, 'webpack.stats.json'), 'utf8')));
  for (const script of scripts)
    if (stats.assetsByChunkName[script] === undefined)
      throw new Error(`The build has no script that is named ${script}.`);
  const assets = [...scripts, ...templates].flatMap((chunk) => [
    ...(stats.assetsByChunkName[chunk] ?? []),
    ...Object.values(stats.childAssetsByChunkName[chunk] ?? {}).flat(),
  ]);
  const html = await readFile(path.join(publicDir, 'shortlist', 'index.html'), 'utf8');
  const linked = [...html.matchAll(/(?:href|src)="\/([^"]+\.(?:css|woff2))"/g)].map(([, file = '']) => file);
  const inlined = [...html.matchAll(/url\("?\/?(static\/[^)"]+\.woff2)"?\)/g)].map(([, file = '']) => file);
  return [...new Set([...assets, ...linked, ...inlined, ...icons])].map((file) => `/${file}`).sort();
}
