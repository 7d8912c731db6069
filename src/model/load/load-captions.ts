import type { Cue } from '../schema/podcast';
import type { UncheckedContent } from './unchecked-content';
import type { Problem } from './problem';
import { loadTranscript } from './transcript';

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
  const wanted = entries.flatMap(({ fields }) => fields.video?.captions ?? []);
  for (const file of wanted.filter((name) => media.has(name))) {
    const parsed = await loadTranscript(contentDir, file);
    if (parsed.ok) captions.set(file, parsed.value);
    else problems.push(...parsed.failure);
  }
  return { captions, problems };
}
