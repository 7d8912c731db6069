import { lstat, readdir, readlink } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../lib/error-code';

/** Name of the link to the current release, as `current -> 000012`. */
const linkName = 'current';

/** Prefix of the names of folders that are being made or removed. */
const draftPrefix = '.making-';

const releasePattern = /^\d{6}$/;

export function isReleaseName(name: string): boolean {
  return releasePattern.test(name);
}

/** The name of the release with a number. */
export function releaseName(number: number): string {
  return String(number).padStart(6, '0');
}

/** The paths of the parts of a release. */
export function releasePaths(releasesDir: string, release: string) {
  const folder = path.join(releasesDir, release);
  return {
    folder,
    publicDir: path.join(folder, 'public'),
    manifestFile: path.join(folder, 'host.json'),
    reminderFactsFile: path.join(folder, 'reminders.json'),
    recordFile: path.join(folder, 'release.json'),
  };
}

/** The link to the current release. */
export function currentLink(releasesDir: string): string {
  return path.join(releasesDir, linkName);
}

/** The path of the link while it is being made. */
export function nextLink(releasesDir: string): string {
  return path.join(releasesDir, `${linkName}.next`);
}

/** The path of a folder that is being made or removed, on the same disk as the release. */
export function draftPath(releasesDir: string, name: string): string {
  return path.join(releasesDir, `${draftPrefix}${name}`);
}

/**
 * Reads the name of the current release; null if there is none yet.
 *
 * @throws When the link leads anywhere other than to a release beside it.
 */
export async function readCurrent(releasesDir: string): Promise<string | null> {
  let target: string;
  try {
    target = await readlink(currentLink(releasesDir));
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return null;
    throw new Error(`${currentLink(releasesDir)} is not a link to a release`, { cause: error });
  }
  if (isReleaseName(target)) return target;
  throw new Error(`${currentLink(releasesDir)} leads to ${target}, which is not the name of a release`);
}

/** Names of all releases, the newest first. Links in place of folders do not count. */
export async function listReleases(releasesDir: string): Promise<readonly string[]> {
  const entries = await readdir(releasesDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && isReleaseName(entry.name))
    .map(({ name }) => name)
    .sort()
    .reverse();
}

/** Names of folders that interrupted runs have left behind. */
export async function listDrafts(releasesDir: string): Promise<readonly string[]> {
  return (await readdir(releasesDir)).filter((name) => name.startsWith(draftPrefix));
}

/** Returns whether a path is a folder itself rather than a link to one. */
export async function isFolder(folder: string): Promise<boolean> {
  const stats = await lstat(folder).catch(() => null);
  return stats?.isDirectory() === true;
}
