import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { HostManifest } from '../../model/derive/host-manifest';
import { readManifest } from '../site/read-manifest';

/** Gatsby writes these pages last; without them a site is not complete. */
const neededPages = ['index.html', '404.html'] as const;

/** @throws When a page that every site has, or the manifest, is missing; the message names it. */
export async function requireWholeSite({
  publicDir,
  manifestFile,
}: {
  readonly publicDir: string;
  readonly manifestFile: string;
}): Promise<HostManifest<Date>> {
  for (const page of neededPages) {
    const file = path.join(publicDir, page);
    const stats = await stat(file).catch(() => null);
    if (stats?.isFile() !== true || stats.size === 0)
      throw new Error(`${file} is missing. Build the site first`);
  }
  return readManifest(manifestFile);
}
