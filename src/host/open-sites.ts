import { errorMessage } from '../lib/error-message';
import type { HostConfig } from './config';
import { createPublicFiles } from './site/public-files';
import { readManifest } from './site/read-manifest';
import { ifUnlocked } from './releases/folder-lock';
import { publishRelease } from './releases/publish-release';
import { readCurrent } from './releases/release-folders';
import { createReleaseSource } from './releases/release-source';
import { removeDrafts } from './releases/remove-releases';
import { createSite, fixedSite, type SiteSource } from './site/site';

interface SitesLog {
  readonly warn: (line: string) => void;
  readonly info: (line: string) => void;
}

/** Removes leftovers of interrupted builds, and publishes the folder of the build if there is no release yet. */
async function prepareReleases(config: HostConfig, releasesDir: string, log: SitesLog): Promise<void> {
  async function prepare(): Promise<void> {
    const removed = await removeDrafts(releasesDir, log.warn);
    if (removed > 0) log.info('Removed what an interrupted build has left');
    if ((await readCurrent(releasesDir)) !== null) return;
    if (await createPublicFiles(config.publicDir).isBuilt())
      await publishRelease(config, releasesDir, null, log.warn);
  }
  try {
    await ifUnlocked(releasesDir, 'build', prepare);
  } catch (error) {
    // A full or read-only disk must not keep the host from serving the current site.
    log.warn(`${releasesDir} was not prepared: ${errorMessage(error)}`);
  }
}

/**
 * Opens the site to serve: the folder of the build, or the current release.
 *
 * @throws When the folder is served directly and has no site; the message says what to do.
 */
export async function openSites(config: HostConfig, log: SitesLog): Promise<SiteSource> {
  const { publicDir, manifestFile, reminderFactsFile, releasesDir } = config;
  if (releasesDir !== null) {
    await prepareReleases(config, releasesDir, log);
    const sites = createReleaseSource({ releasesDir, log });
    const { release } = await sites.current();
    if (release === null) log.warn('There is no site yet: every address answers 503');
    return sites;
  }
  if (!(await createPublicFiles(publicDir).isBuilt())) {
    throw new Error(`There is no built site in ${publicDir}. Build it first: npm run build`);
  }
  return fixedSite(createSite({ publicDir, manifest: await readManifest(manifestFile), reminderFactsFile }));
}
