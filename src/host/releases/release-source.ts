import { errorMessage } from '../../lib/error-message';
import { createSite, type ServedSite, type SiteSource } from '../site/site';
import { isFolder, listReleases, readCurrent, releasePaths } from './release-folders';
import { requireWholeSite } from './require-whole-site';

interface ReleaseSourceOptions {
  readonly releasesDir: string;
  readonly log: { readonly warn: (line: string) => void; readonly info: (line: string) => void };
}

async function loadRelease(releasesDir: string, release: string): Promise<ServedSite> {
  const { folder, publicDir, manifestFile, reminderFactsFile } = releasePaths(releasesDir, release);
  for (const part of [folder, publicDir]) {
    if (!(await isFolder(part))) throw new Error(`${part} is not a folder`);
  }
  const manifest = await requireWholeSite({ publicDir, manifestFile });
  const others = (await listReleases(releasesDir)).filter((name) => name !== release);
  const otherDirs = others.map((name) => releasePaths(releasesDir, name).publicDir);
  return createSite({ publicDir, manifest, release, reminderFactsFile, otherDirs });
}

/** Replaces a site that does not exist yet: every address answers 503. */
function noSite(releasesDir: string): ServedSite {
  const { publicDir } = releasePaths(releasesDir, 'none');
  const headers = [{ path: '/*', headers: { 'X-Content-Type-Options': 'nosniff' } }];
  return createSite({ publicDir, manifest: { headers, redirects: [], schedules: [] } });
}

/**
 * Serves the current release of a folder, and the next one as soon as the link leads to it. A release that isn't
 * complete is never used; the one before stays, and the reason is logged.
 */
export function createReleaseSource({ releasesDir, log }: ReleaseSourceOptions): SiteSource {
  let site = noSite(releasesDir);
  let loading: { readonly release: string; readonly site: Promise<ServedSite> } | null = null;
  let lastWarning: string | null = null;

  function warnOnce(error: unknown): void {
    const reason = errorMessage(error);
    if (reason !== lastWarning) log.warn(`The release is not changed: ${reason}`);
    lastWarning = reason;
  }

  async function load(release: string): Promise<ServedSite> {
    if (loading?.release !== release) loading = { release, site: loadRelease(releasesDir, release) };
    const own = loading;
    try {
      const loaded = await own.site;
      // Another request may have found an even later release in the meantime.
      if (loading !== own || site.release === release) return site;
      site = loaded;
      lastWarning = null;
      log.info(`Serving release ${release}`);
      return site;
    } finally {
      if (loading === own) loading = null;
    }
  }

  return {
    latest: () => site,
    async current() {
      try {
        const release = await readCurrent(releasesDir);
        return release === null || release === site.release ? site : await load(release);
      } catch (error) {
        warnOnce(error);
        return site;
      }
    },
  };
}
