import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lookFolder } from './look-folder';

/**
 * The accepted pictures. They are kept on each machine and not in the repository: fonts, browser and drawing
 * differ between machines, and so do the pixels of the same page.
 */
const baselineFolder = path.resolve('node_modules', '.cache', 'look');

/** Marks that the last run took every picture, so that an accepted one that was not taken is out of date. */
const completeMark = path.join(lookFolder, 'complete');

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.png')).map((name) => path.parse(name).name);
}

/** Returns the accepted picture; null if there is none. */
export async function readBaseline(file: string): Promise<Buffer | null> {
  return readFile(path.join(baselineFolder, `${file}.png`)).catch(() => null);
}

/** Returns the accepted pictures that no shot takes any more. */
export async function listRemoved(files: readonly string[]): Promise<string[]> {
  return (await namesIn(baselineFolder)).filter((name) => !files.includes(name)).sort();
}

/** To be called after a run that took every picture. */
export async function markComplete(): Promise<void> {
  await writeFile(completeMark, '');
}

/**
 * Accepts the pictures of the last run, which someone has reviewed; those of a part of the site are added to the
 * others.
 *
 * @returns The number of accepted pictures.
 * @throws When there are none.
 */
export async function acceptBaseline(): Promise<number> {
  const now = path.join(lookFolder, 'now');
  const taken = await namesIn(now);
  if (taken.length === 0) throw new Error('There are no pictures to accept. Take them first: npm run look');
  const complete = (await stat(completeMark).catch(() => null)) !== null;
  if (complete) await rm(baselineFolder, { recursive: true, force: true });
  await mkdir(baselineFolder, { recursive: true });
  await cp(now, baselineFolder, { recursive: true });
  return taken.length;
}
