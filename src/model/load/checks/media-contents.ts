import path from 'node:path';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { runPool } from '../../../lib/run-pool';
import { endingOf, isMediaKind, type MediaKind } from '../../schema/media-kinds';
import { collections, isCollection } from '../collections';
import type { UncheckedContent } from '../unchecked-content';
import { fieldName, type Problem } from '../problem';
import { readText } from '../files';
import { isCutOff } from './cut-off-files';
import { findReferenceFields } from '../reference-fields';

/** A field that names a file, with the kind of file that it accepts. */
interface Use {
  readonly kind: MediaKind;
  readonly media: string;
  readonly file: string;
  readonly line: number | null;
  readonly field: string;
}

interface Finding {
  readonly message: string;
  readonly advice: string;
}

const atOnce = 8;
/** Size at which making the smaller renditions would run out of memory. */
const mostMegapixels = 100;

/** Names of picture formats as sharp has them, by ending. */
const formats: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'heif',
};

const again = 'the file saved once more from the program that made it.';
const cutOff: Finding = { message: 'is cut off before its end', advice: again };

async function checkPicture(at: string): Promise<Finding | null> {
  const found = await sharp(at)
    .metadata()
    .catch(() => null);
  if (found === null)
    return { message: 'cannot be read as a picture', advice: 'a picture saved once more as JPEG or PNG.' };
  const { format, width, height } = found;
  if (format !== formats[endingOf(at)])
    return {
      message: `is a picture of another kind than its name says: ${format}`,
      advice: 'the ending that fits, or save the picture once more as JPEG.',
    };
  if (width * height > mostMegapixels * 1_000_000)
    return {
      message: `has ${String(Math.round((width * height) / 1_000_000))} million pixels`,
      advice: `a picture of at most ${String(mostMegapixels)} million pixels; 3000 pixels are wide enough.`,
    };
  return (await isCutOff(at, endingOf(at))) ? cutOff : null;
}

/** Files whose first bytes identify their type. */
const types: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

async function checkType(at: string): Promise<Finding | null> {
  const ending = endingOf(at);
  const found = await fileTypeFromFile(at).catch(() => undefined);
  if (found?.mime === types[ending] || (ending === '.mp4' && found?.mime === 'video/x-m4v'))
    return (await isCutOff(at, ending)) ? cutOff : null;
  return { message: `is no ${ending.slice(1).toUpperCase()} file, although its name says so`, advice: again };
}

async function checkText(at: string): Promise<Finding | null> {
  const text = await readText(at);
  if (!text.ok) return text.failure;
  return text.value.includes('\0')
    ? {
        message: `is no ${endingOf(at).slice(1).toUpperCase()} file, although its name says so`,
        advice: again,
      }
    : null;
}

const checksByKind: Readonly<Record<MediaKind, (at: string) => Promise<Finding | null>>> = {
  picture: checkPicture,
  document: (at) => (endingOf(at) === '.csv' ? checkText(at) : checkType(at)),
  video: checkType,
  // Both are read to their ends elsewhere, with more precise messages.
  audio: () => Promise.resolve(null),
  captions: () => Promise.resolve(null),
};

function usesIn(draft: UncheckedContent): Use[] {
  return Object.keys(collections)
    .filter(isCollection)
    .flatMap((name) =>
      draft[name].entries.flatMap(({ parsed, fields }) =>
        findReferenceFields(collections[name].schema, fields).flatMap((field) =>
          isMediaKind(field.media) && draft.media.has(field.value)
            ? [
                {
                  kind: field.media,
                  media: field.value,
                  file: parsed.file,
                  line: parsed.lineOf(field.path),
                  field: fieldName(field.path),
                },
              ]
            : [],
        ),
      ),
    );
}

/** Files under content/media/ that are not what their names say, such as a text called photo.jpg. */
export async function checkMediaContents(contentDir: string, draft: UncheckedContent): Promise<Problem[]> {
  const uses = usesIn(draft);
  const first = [...new Map(uses.map((use) => [`${use.kind} ${use.media}`, use])).values()];
  const found = await runPool(first, atOnce, async ({ kind, media }) =>
    checksByKind[kind](path.join(contentDir, 'media', media)),
  );
  return first.flatMap(({ media, file, line, field }, index) => {
    const finding = found[index];
    if (finding == null) return [];
    return [
      { file, line, field, message: `content/media/${media} ${finding.message}`, advice: finding.advice },
    ];
  });
}
