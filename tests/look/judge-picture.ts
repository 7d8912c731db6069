import { readAccepted } from './accepted';
import { comparePictures, type MarkDifferences } from './compare';
import { keepPicture } from './look-folder';
import type { Result } from './result';
import { cropToRows, thumbnail } from './small-pictures';

/** Keeps a new picture, with the accepted one and the difference beside it when they differ. */
export async function judgePicture(
  file: string,
  now: Buffer,
  markDifferences: MarkDifferences,
): Promise<Result['outcome']> {
  await keepPicture('now', file, now);
  const before = await readAccepted(file);
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
