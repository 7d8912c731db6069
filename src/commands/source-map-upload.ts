import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import SentryCli from '@sentry/cli';
import type { SourceMapUpload } from '../build/settings/source-maps';

/** The source maps in a folder, at any depth. */
async function findSourceMaps(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.map')).map((name) => path.join(folder, name));
}

/**
 * Uploads the source maps of a build to Sentry with the vendor's command, and then deletes them from the output.
 *
 * @param publicDir The output of the build.
 * @returns The number of source maps.
 * @throws When there are none, or the upload fails; the maps are still there then.
 */
export async function uploadSourceMaps(
  publicDir: string,
  { authToken, organization, project, release, url }: SourceMapUpload,
): Promise<number> {
  const maps = await findSourceMaps(publicDir);
  if (maps.length === 0)
    throw new Error(`There are no source maps in ${publicDir}. Build the site with SENTRY_AUTH_TOKEN set.`);
  const cli = new SentryCli(null, {
    authToken,
    org: organization,
    project,
    silent: true,
    ...(url !== null && { url }),
  });
  const what = ['--release', release, '--url-prefix', '~/', '--no-rewrite', '--ext', 'js', '--ext', 'map'];
  try {
    await cli.execute(['sourcemaps', 'upload', ...what, publicDir], false);
  } catch (cause) {
    throw new Error(
      `The source maps were not uploaded. They are still in ${publicDir}: don't publish it before they are deleted.`,
      { cause },
    );
  }
  await Promise.all(maps.map((file) => rm(file)));
  return maps.length;
}
