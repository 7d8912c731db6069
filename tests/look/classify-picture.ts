import { readBaseline } from './baseline';
import { comparePictures, type MarkDifferences } from './compare';
import { keepPicture } from './look-folder';
import type { PictureResult } from './result';
import { cropToRows, thumbnail } from './thumbnails';

/** Stores a new picture, together with the accepted one and the difference if they differ. */
export async function classifyPicture(
  file: string,
  now: Buffer,
  markDifferences: MarkDifferences,
): Promise<PictureResult['outcome']> {
  await keepPicture('now', file, now);
  const before = await readBaseline(file);
  const comparison = await comparePictures(before, now, markDifferences);
  if (comparison.kind !== 'differs' || before === null) {
    await keepPicture('small', file, await thumbnail(now));
    return comparison;
  }
  const { kind, percent, from, to, marked } = comparison;
  for (const [folder, png] of [
    ['before', before],
    ['now', now],
    ['difference', marked],
  ] as const) {
    await keepPicture(folder, file, png);
    await keepPicture('small', `${file}-${folder}`, await cropToRows(png, { from, to }));
  }
  return { kind, percent, from, to };
}
