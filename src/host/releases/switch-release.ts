import { readlink, rename, rm, symlink } from 'node:fs/promises';
import { withFolderLock } from './folder-lock';
import {
  currentLink,
  isFolder,
  isReleaseName,
  listReleases,
  nextLink,
  readCurrent,
  releasePaths,
} from './release-folders';
import { readBefore } from './release-record';
import { requireWholeSite } from './require-whole-site';

/** Makes the link for a switch to a release, which may not exist yet. The caller holds the switch lock. */
export async function prepareSwitch(releasesDir: string, release: string): Promise<void> {
  const link = nextLink(releasesDir);
  await rm(link, { force: true });
  await symlink(release, link);
}

/** Replaces the current link with the prepared one, atomically. The caller holds the switch lock. */
export async function completeSwitch(releasesDir: string): Promise<void> {
  await rename(nextLink(releasesDir), currentLink(releasesDir));
}

/** Points the link to a release. The caller holds the switch lock. */
export async function switchTo(releasesDir: string, release: string): Promise<void> {
  await prepareSwitch(releasesDir, release);
  await completeSwitch(releasesDir);
}

/**
 * Returns whether a release is the newest of those that were current; any other is the result of a rollback. One whose
 * publishing was interrupted never was current; the link that was prepared for it still exists.
 */
export async function isNewestRelease(releasesDir: string, release: string): Promise<boolean> {
  const unfinished = await readlink(nextLink(releasesDir)).catch(() => null);
  const names = await listReleases(releasesDir);
  return names.find((name) => name === release || name !== unfinished) === release;
}

/** A change from one release to another. */
export interface Switched {
  readonly from: string;
  readonly to: string;
}

/**
 * Switches to another release. A build in progress is then not published when it ends.
 *
 * @param wanted The release; without it, the one that was current before the current one.
 * @throws When there is none, or it isn't complete; the site stays as it is.
 */
export async function rollBack(releasesDir: string, wanted?: string): Promise<Switched> {
  if (wanted !== undefined && !isReleaseName(wanted)) {
    throw new Error(`${wanted} is not the name of a release. Write six digits, such as 000012`);
  }
  return withFolderLock(releasesDir, 'switch', async () => {
    const from = await readCurrent(releasesDir);
    if (from === null) throw new Error(`There is no release in ${releasesDir}`);
    const to = wanted ?? (await readBefore(releasesDir, from));
    if (to === null) throw new Error(`Release ${from} is the first one: there is none to go back to`);
    const paths = releasePaths(releasesDir, to);
    if (!(await isFolder(paths.folder))) throw new Error(`There is no release ${to} any more`);
    await requireWholeSite(paths);
    await switchTo(releasesDir, to);
    return { from, to };
  });
}
