import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder with all output of a run. */
export const lookFolder = path.resolve('test-results', 'look');

const subfolders = ['now', 'before', 'difference', 'small'] as const;

/** Removes the output of the last run. */
export async function emptyLookFolder(): Promise<void> {
  await rm(lookFolder, { recursive: true, force: true });
  for (const folder of subfolders) await mkdir(path.join(lookFolder, folder), { recursive: true });
}

/** Writes a picture of this run. */
export async function keepPicture(
  folder: (typeof subfolders)[number],
  file: string,
  png: Buffer,
): Promise<void> {
  await writeFile(path.join(lookFolder, folder, `${file}.png`), png);
}
