import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage } from '../../lib/error-message';
import { draftPath, listDrafts, listReleases, releasePaths } from './release-folders';

/** Number of releases that are kept, the current one included: for tabs that are open, and for rollbacks. */
const keptReleases = 3;

/** Removes a folder that no site depends on. Returns false, and warns, if it stays. */
async function removeOrWarn(
  what: string,
  remove: () => Promise<void>,
  warn: (line: string) => void,
): Promise<boolean> {
  try {
    await remove();
    return true;
  } catch (error) {
    const reason = errorMessage(error);
    warn(`${what} could not be removed: ${reason}. The site is not affected. Remove it by hand to make room`);
    return false;
  }
}

/**
 * Removes leftovers of interrupted runs as far as possible. The caller holds the build lock.
 *
 * @param warn Takes a line for each folder that stays.
 * @returns The number of folders removed.
 */
export async function removeDrafts(releasesDir: string, warn: (line: string) => void): Promise<number> {
  let removed = 0;
  for (const name of await listDrafts(releasesDir)) {
    const draft = path.join(releasesDir, name);
    if (await removeOrWarn(draft, () => rm(draft, { recursive: true, force: true }), warn)) removed += 1;
  }
  return removed;
}

/**
 * Removes old releases as far as possible: the new one is served by then. The caller holds the build lock.
 *
 * @param needed The current release, and the one that a rollback from it leads to.
 * @param warn Takes a line for each folder that stays.
 */
export async function removeOldReleases(
  releasesDir: string,
  needed: readonly (string | null)[],
  warn: (line: string) => void,
): Promise<void> {
  async function removeRelease(name: string): Promise<void> {
    // Renamed first, so that no partial release has its name.
    const draft = draftPath(releasesDir, `removed-${name}`);
    await rename(releasePaths(releasesDir, name).folder, draft);
    await rm(draft, { recursive: true, force: true });
  }
  async function removeAll(): Promise<void> {
    const names = await listReleases(releasesDir);
    const kept = new Set([...needed, ...names.slice(0, keptReleases)]);
    for (const name of names.filter((each) => !kept.has(each)))
      await removeOrWarn(releasePaths(releasesDir, name).folder, () => removeRelease(name), warn);
  }
  await removeOrWarn(`Old releases in ${releasesDir}`, removeAll, warn);
}
