import type { Cue } from '../schema/podcast';
import type { UncheckedContent } from './files/unchecked-content';
import { fieldName, type Problem } from './files/problem';
import { checkCueTimes, loadTranscript } from './files/transcript';

/** Reads the captions of testimonial videos; other checks report missing files. */
export async function loadCaptions(
  contentDir: string,
  { testimonials: { entries }, media }: UncheckedContent,
): Promise<{
  readonly captions: ReadonlyMap<string, readonly Cue[]>;
  readonly problems: readonly Problem[];
}> {
  const captions = new Map<string, readonly Cue[]>();
  const problems: Problem[] = [];
  const fileOf = new Map<string, string>();
  for (const { fields, parsed } of entries) {
    const { captions: file = '', seconds = 0 } = fields.video ?? {};
    if (!media.has(file)) continue;
    const path = ['video', 'captions'];
    const place = { file: parsed.file, line: parsed.lineOf(path), field: fieldName(path) };
    const other = fileOf.get(file);
    fileOf.set(file, other ?? parsed.file);
    if (other !== undefined) {
      const message = `content/media/${file} already has the words of the video in ${other}`;
      problems.push({ ...place, message, advice: 'the captions of this video.' });
    }
    const cues = await loadTranscript(contentDir, file);
    if (!cues.ok) {
      problems.push(...cues.failure);
      continue;
    }
    captions.set(file, cues.value);
    const late = checkCueTimes(file, cues.value, seconds);
    if (late !== null) problems.push({ ...place, ...late });
  }
  return { captions, problems };
}
