import { stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { endingOf, maxMediaBytes, type MediaKind } from '../../schema/media-kinds';
import { readText } from '../files/files';
import { readAudio } from '../files/read-audio';
import { parseTranscript } from '../files/transcript';
import { isCutOff } from './cut-off-files';

/** The problem with a file, as the end of a sentence that begins with its name. */
export interface MediaFinding {
  readonly message: string;
  readonly advice: string;
}

/** Size at which making the smaller renditions would run out of memory. */
const maxMegapixels = 100;

/** Names of picture formats as sharp has them, by ending. */
const formats: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'heif',
};

const again = 'the file saved once more from the program that made it.';
const cutOff: MediaFinding = { message: 'is cut off before its end', advice: again };

async function checkPicture(at: string): Promise<MediaFinding | null> {
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
  if (width * height > maxMegapixels * 1_000_000)
    return {
      message: `has ${String(Math.round((width * height) / 1_000_000))} million pixels`,
      advice: `a picture of at most ${String(maxMegapixels)} million pixels; 3000 pixels are wide enough.`,
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

async function checkType(at: string): Promise<MediaFinding | null> {
  const ending = endingOf(at);
  const found = await fileTypeFromFile(at).catch(() => undefined);
  if (found?.mime === types[ending] || (ending === '.mp4' && found?.mime === 'video/x-m4v'))
    return (await isCutOff(at, ending)) ? cutOff : null;
  return { message: `is no ${ending.slice(1).toUpperCase()} file, although its name says so`, advice: again };
}

async function checkText(at: string): Promise<MediaFinding | null> {
  const text = await readText(at);
  if (!text.ok) return text.failure;
  return text.value.includes('\0')
    ? {
        message: `is no ${endingOf(at).slice(1).toUpperCase()} file, although its name says so`,
        advice: again,
      }
    : null;
}

async function checkAudio(at: string): Promise<MediaFinding | null> {
  const audio = await readAudio(at, (await stat(at)).size);
  return audio.ok ? null : { message: audio.failure, advice: again };
}

async function checkCaptions(at: string): Promise<MediaFinding | null> {
  const text = await readText(at);
  if (!text.ok) return text.failure;
  const cues = parseTranscript(at, text.value);
  const [first] = cues.ok ? [] : cues.failure;
  return first ?? null;
}

const checksByKind: Readonly<Record<MediaKind, (at: string) => Promise<MediaFinding | null>>> = {
  picture: checkPicture,
  document: (at) => (endingOf(at) === '.csv' ? checkText(at) : checkType(at)),
  video: checkType,
  audio: checkAudio,
  captions: checkCaptions,
};

/** Returns the problem with a media file if it is not what its name says, or is cut off. */
export async function checkMediaFile(kind: MediaKind, at: string): Promise<MediaFinding | null> {
  const { size } = await stat(at);
  const most = maxMediaBytes[kind];
  if (size > most)
    return {
      message: `holds ${(size / 1_000_000).toFixed(1)} MB`,
      advice: `a smaller file, of at most ${String(most / 1_000_000)} MB.`,
    };
  return checksByKind[kind](at);
}
