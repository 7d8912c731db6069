import type { Cue } from '../schema/podcast';
import type { UncheckedContent } from './unchecked-content';
import type { Problem } from './problem';
import { loadTranscript } from './transcript';

/** Reads the words of the videos of testimonials; files that are not there are for other checks to report. */
export async function loadCaptions(
  contentDir: string,
  { testimonials: { entries }, media }: UncheckedContent,
): Promise<{
  readonly captions: ReadonlyMap<string, readonly Cue[]>;
  readonly problems: readonly Problem[];
}> {
  const captions = new Map<string, readonly Cue[]>();
  const problems: Problem[] = [];
  const wanted = entries.flatMap(({ fields }) => fields.video?.captions ?? []);
  for (const file of wanted.filter((name) => media.has(name))) {
    const parsed = await loadTranscript(contentDir, file);
    if (parsed.ok) captions.set(file, parsed.value);
    else problems.push(...parsed.failure);
  }
  return { captions, problems };
}
