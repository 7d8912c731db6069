import path from 'node:path';
import { fail, ok, type Result } from '../../lib/result';
import type { EpisodeFields } from '../schema/editorial';
import type { Episode } from '../schema/podcast';
import { chaptersOf, checkChapters } from './checks/chapters';
import { episodeGuid } from './checks/episodes';
import type { UncheckedContent } from './files/unchecked-content';
import type { Entry } from './files/load-collection';
import { fieldName, type Problem } from './files/problem';
import { readAudio } from './files/read-audio';
import { checkCueTimes, loadTranscript } from './files/transcript';

type EpisodeEntry = Entry<EpisodeFields>;

function problemAt(
  { parsed }: EpisodeEntry,
  at: readonly PropertyKey[],
  message: string,
  advice: string,
): Problem {
  return { file: parsed.file, line: parsed.lineOf(at), field: fieldName(at), message, advice };
}

async function loadEpisode(
  contentDir: string,
  entry: EpisodeEntry,
  bytes: number,
): Promise<Result<Episode, readonly Problem[]>> {
  const { audio, transcript, ...fields } = entry.fields;
  const [info, cues] = await Promise.all([
    readAudio(path.join(contentDir, 'media', audio), bytes),
    loadTranscript(contentDir, transcript),
  ]);
  const problems: Problem[] = cues.ok ? [] : [...cues.failure];
  if (!info.ok) {
    const advice = 'an MP3 file that plays to its end; save or upload it again.';
    problems.push(problemAt(entry, ['audio'], `content/media/${audio} ${info.failure}`, advice));
  } else {
    for (const { path: at, message, advice } of checkChapters(entry.fields, info.value.seconds))
      problems.push(problemAt(entry, at, message, advice));
    const late = cues.ok ? checkCueTimes(transcript, cues.value, info.value.seconds) : null;
    if (late !== null) problems.push(problemAt(entry, ['transcript'], late.message, late.advice));
  }
  if (!info.ok || !cues.ok || problems.length > 0) return fail(problems);
  return ok({
    ...fields,
    slug: entry.slug,
    body: entry.parsed.body,
    guid: episodeGuid(entry),
    recording: {
      source: { kind: 'file', file: audio },
      type: 'audio/mpeg',
      bytes,
      seconds: info.value.seconds,
    },
    chapters: chaptersOf(entry.fields),
    transcript: cues.value,
  });
}

/** Newest first. */
export function newestFirst(episodes: readonly Episode[]): Episode[] {
  return [...episodes].sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));
}

/** Reads the audio and the transcript of each episode; other checks report missing files. */
export async function loadEpisodes(
  contentDir: string,
  { episodes: { entries }, media }: UncheckedContent,
): Promise<{ readonly episodes: readonly Episode[]; readonly problems: readonly Problem[] }> {
  const loaded = await Promise.all(
    entries
      .filter(({ fields }) => media.has(fields.audio) && media.has(fields.transcript))
      .map((entry) => loadEpisode(contentDir, entry, media.get(entry.fields.audio)?.bytes ?? 0)),
  );
  return {
    episodes: newestFirst(loaded.flatMap((episode) => (episode.ok ? [episode.value] : []))),
    problems: loaded.flatMap((episode) => (episode.ok ? [] : episode.failure)),
  };
}
