import { parseFile, type IAudioMetadata } from 'music-metadata';
import { fail, ok, type Result } from '../../../lib/result';

/** Properties of the audio of an episode. */
export interface AudioInfo {
  /** Whole seconds. */
  readonly seconds: number;
}

/** Share of the audio promised by the header that has to be there; tags and cover art only add to a file. */
const whole = 0.95;

async function parse(file: string): Promise<IAudioMetadata['format'] | null> {
  try {
    const { format } = await parseFile(file);
    // Without a header that gives the length, every frame has to be counted.
    return format.duration === undefined ? (await parseFile(file, { duration: true })).format : format;
  } catch {
    return null;
  }
}

/**
 * Reads how long an MP3 file plays.
 *
 * @param bytes Size of the file.
 * @returns The properties of the audio, or the problem with the file, as the end of a sentence.
 */
export async function readAudio(file: string, bytes: number): Promise<Result<AudioInfo, string>> {
  const format = await parse(file);
  if (format?.container !== 'MPEG' || format.duration === undefined || format.duration < 1)
    return fail('cannot be read as MP3');
  if (bytes < (whole * format.duration * (format.bitrate ?? 0)) / 8)
    return fail('is cut off: it holds less sound than its beginning promises');
  return ok({ seconds: Math.round(format.duration) });
}
