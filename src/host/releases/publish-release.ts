import { constants } from 'node:fs';
import { cp, copyFile, mkdir, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { draftEnding } from '../../lib/node/write-file-atomically';
import { errorCode } from '../../lib/error-code';
import { withFolderLock } from './folder-lock';
import {
  draftPath,
  isReleaseName,
  listDrafts,
  listReleases,
  readCurrent,
  releaseName,
  releasePaths,
} from './release-folders';
import { readBefore } from './release-record';
import { requireWholeSite } from './require-whole-site';
import { switchTo } from './switch-release';

/** Releases that are kept, with the current one: for tabs that are open, and for rollbacks. */
const keptReleases = 3;

/** The files of a finished build. */
export interface BuiltSite {
  readonly publicDir: string;
  readonly manifestFile: string;
  readonly reminderFactsFile: string;
}

/** Removes what interrupted runs have left behind. The caller holds the lock of builds. */
export async function removeDrafts(releasesDir: string): Promise<number> {
  const drafts = await listDrafts(releasesDir);
  for (const draft of drafts) await rm(path.join(releasesDir, draft), { recursive: true, force: true });
  return drafts.length;
}

/** Copies the site; file systems that can do so share the bytes of both copies. */
async function copySite(site: BuiltSite, releasesDir: string, draft: string): Promise<void> {
  const parts = releasePaths(releasesDir, path.basename(draft));
  const mode = constants.COPYFILE_FICLONE;
  await mkdir(draft, { recursive: true });
  // Where public/ is a link to a build, its target is copied rather than the link.
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

/** A number that no release has had, also where one was removed by hand: running hosts know them by it. */
async function nextRelease(releasesDir: string, current: string | null): Promise<string> {
  const taken = (await readdir(releasesDir)).filter(isReleaseName);
  return releaseName(Math.max(0, Number(current ?? 0), ...taken.map(Number)) + 1);
}

/** Removes old releases, but for the current one and those that rollbacks from it lead to. */
async function removeOldReleases(releasesDir: string, current: string): Promise<void> {
  const before = await readBefore(releasesDir, current);
  const names = await listReleases(releasesDir);
  const kept = new Set([current, before, ...names.slice(0, keptReleases)]);
  for (const name of names) {
    if (kept.has(name)) continue;
    // First out of the way, so that no half release stands under its name.
    const draft = draftPath(releasesDir, `removed-${name}`);
    await rename(releasePaths(releasesDir, name).folder, draft);
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Makes a release of a built site and switches to it. Whatever fails, the site that was current stays so. The caller
 * holds the lock of builds.
 *
 * @param expected The release that was current when the build began. When another one is by now, because of a rollback,
 *   this release is refused.
 * @throws When the site isn't whole, the disk is full, or the site was rolled back meanwhile.
 */
export async function publishRelease(
  site: BuiltSite,
  releasesDir: string,
  expected: string | null,
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
      await rename(draft, releasePaths(releasesDir, release).folder);
      await switchTo(releasesDir, release);
      await removeOldReleases(releasesDir, release);
      return release;
    });
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
