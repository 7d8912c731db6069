import path from 'node:path';
import sharp from 'sharp';
import type { Image } from '../../schema/fields';
import type { UncheckedContent } from '../files/unchecked-content';
import { fieldName, type Problem } from '../files/problem';
import type { ParsedFile } from '../files/parse-file';

/** Limits of podcast directories, in pixels. */
const least = 1400;
const most = 3000;

interface Named {
  readonly parsed: ParsedFile;
  readonly field: readonly string[];
  readonly image: Image;
}

async function pictureProblem(file: string): Promise<string | null> {
  try {
    const { format, width, height } = await sharp(file).metadata();
    if (format !== 'jpeg' && format !== 'png') return 'is no JPEG or PNG';
    if (width === height && width >= least && width <= most) return null;
    return `is ${String(width)} x ${String(height)} pixels`;
  } catch {
    return 'cannot be read as a picture';
  }
}

function namedPictures({ settings, episodes }: UncheckedContent): Named[] {
  return [
    ...settings.entries.map(({ parsed, fields }) => ({
      parsed,
      field: ['podcast', 'cover', 'file'],
      image: fields.podcast.cover,
    })),
    ...episodes.entries.map(({ parsed, fields }) => ({
      parsed,
      field: ['image', 'file'],
      image: fields.image,
    })),
  ];
}

/** Checks that directories accept the cover of the podcast and the pictures of its episodes. */
export async function checkPodcastPictures(contentDir: string, draft: UncheckedContent): Promise<Problem[]> {
  const found = await Promise.all(
    namedPictures(draft)
      .filter(({ image }) => draft.media.has(image.file))
      .map(async ({ parsed, field, image }): Promise<Problem[]> => {
        const message = await pictureProblem(path.join(contentDir, 'media', image.file));
        if (message === null) return [];
        return [
          {
            file: parsed.file,
            line: parsed.lineOf(field),
            field: fieldName(field),
            message: `content/media/${image.file} ${message}`,
            advice: `a square JPEG or PNG of ${String(least)} to ${String(most)} pixels; podcast directories refuse others.`,
          },
        ];
      }),
  );
  return found.flat();
}
