import { constants } from 'node:fs';
import { cp, copyFile, mkdir, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { draftEnding } from '../../lib/node/write-file-atomically';
import { errorCode } from '../../lib/error-code';
import { withFolderLock } from './folder-lock';
import { draftPath, isReleaseName, readCurrent, releaseName, releasePaths } from './release-folders';
import { removeOldReleases } from './remove-releases';
import { requireWholeSite } from './require-whole-site';
import { completeSwitch, prepareSwitch } from './switch-release';

/** The files of a finished build. */
export interface BuiltSite {
  readonly publicDir: string;
  readonly manifestFile: string;
  readonly reminderFactsFile: string;
}

/** Copies the site; file systems that can do so share the bytes of both copies. */
async function copySite(site: BuiltSite, releasesDir: string, draft: string): Promise<void> {
  const parts = releasePaths(releasesDir, path.basename(draft));
  const mode = constants.COPYFILE_FICLONE;
  await mkdir(draft, { recursive: true });
  // If public/ is a link to a build, its target is copied rather than the link.
  await cp(await realpath(site.publicDir), parts.publicDir, {
    recursive: true,
    verbatimSymlinks: true,
    mode,
    filter: (file) => !file.endsWith(draftEnding),
  });
  await copyFile(site.manifestFile, parts.manifestFile, mode);
  try {
    await copyFile(site.reminderFactsFile, parts.reminderFactsFile, mode);
  } catch (error) {
    // A host that sends no e-mails needs none.
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/** A number that no release has had, even one that was removed by hand: running hosts identify releases by it. */
async function nextRelease(releasesDir: string, current: string | null): Promise<string> {
  const taken = (await readdir(releasesDir)).filter(isReleaseName);
  return releaseName(Math.max(0, Number(current ?? 0), ...taken.map(Number)) + 1);
}

/**
 * Gives a draft the name of its release and switches to it. In between, only the prepared link distinguishes it from a
 * release that somebody has rolled back from.
 */
async function switchToDraft(releasesDir: string, draft: string, release: string): Promise<void> {
  const { folder } = releasePaths(releasesDir, release);
  await prepareSwitch(releasesDir, release);
  await rename(draft, folder);
  try {
    await completeSwitch(releasesDir);
  } catch (error) {
    await rename(folder, draft);
    throw error;
  }
}

/**
 * Makes a release of a built site and switches to it. If anything fails, the current site stays. The caller holds the
 * build lock.
 *
 * @param expected The release that was current when the build began. If another one is current now, because of a
 *   rollback, this release is refused.
 * @param warn Called with a line for each old release that could not be removed, which does not affect the new one.
 * @throws When the site isn't complete, the disk is full, or the site was rolled back in the meantime.
 */
export async function publishRelease(
  site: BuiltSite,
  releasesDir: string,
  expected: string | null,
  warn: (line: string) => void,
): Promise<string> {
  await requireWholeSite(site);
  const draft = draftPath(releasesDir, 'release');
  await rm(draft, { recursive: true, force: true });
  try {
    await copySite(site, releasesDir, draft);
    return await withFolderLock(releasesDir, 'switch', async () => {
      const before = await readCurrent(releasesDir);
      if (before !== expected) {
        throw new Error(
          `The site was switched to release ${before ?? 'none'} while this one was built, so this one is not published. To publish it all the same: npm run release -- --built`,
        );
      }
      const release = await nextRelease(releasesDir, before);
      if (!isReleaseName(release)) throw new Error(`There are too many releases in ${releasesDir}`);
      const { recordFile } = releasePaths(releasesDir, path.basename(draft));
      await writeFile(recordFile, JSON.stringify({ before }));
      await switchToDraft(releasesDir, draft, release);
      await removeOldReleases(releasesDir, [release, before], warn);
      return release;
    });
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
