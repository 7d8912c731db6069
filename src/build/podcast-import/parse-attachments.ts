import { z } from 'zod';
import { fail, ok, type Result } from '../../lib/result';
import type { Chapter, Cue } from '../../model/schema/podcast';
import { onOneLine } from '../../lib/invisible-characters';
import { parseTranscript } from '../../model/load/files/transcript';

/** SubRip as WebVTT: the times have commas, and the count of each passage may stay. */
function fromSubRip(text: string): string {
  const times = text.replace(/\r\n?/g, '\n').replace(/(\d\d:\d\d:\d\d),(\d{3})/g, '$1.$2');
  return `WEBVTT\n\n${times}`;
}

const name = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*`;
const named = new RegExp(`^(${name}(?: ${name}){0,3}): +(.+)$`, 'u');

/** Transcripts without voices begin a passage with the speaker's name and a colon. */
function withSpeaker(cue: Cue): Cue {
  const [, speaker, text] = cue.speaker === null ? (named.exec(cue.text) ?? []) : [];
  return speaker === undefined || text === undefined ? cue : { ...cue, speaker, text };
}

/** Reads a transcript, WebVTT or SubRip. @returns Its passages, or the problem as the end of a sentence. */
export function parseImportedTranscript(text: string): Result<readonly Cue[], string> {
  // Hosts do not escape the sign, as WebVTT requires.
  const source = text.replace(/^\uFEFF/, '').replace(/&(?!#?\w+;)/g, '&amp;');
  const parsed = parseTranscript('', source.startsWith('WEBVTT') ? source : fromSubRip(source));
  if (!parsed.ok) return fail(parsed.failure[0]?.message ?? 'the transcript cannot be read');
  return parsed.value.length === 0 ? fail('the transcript is empty') : ok(parsed.value.map(withSpeaker));
}

const ChaptersSchema = z.object({
  chapters: z.array(
    z.object({
      startTime: z.number().nonnegative(),
      title: z.string().max(300).transform(onOneLine).pipe(z.string().min(1)).optional().catch(undefined),
      toc: z.boolean().default(true).catch(true),
    }),
  ),
});

/** Reads JSON chapters; those without a title, or that are not for lists, are left out. */
export function parseChapters(text: string): Result<readonly Chapter[], string> {
  try {
    const { chapters } = ChaptersSchema.parse(JSON.parse(text));
    return ok(
      chapters
        .flatMap(({ startTime, title, toc }) =>
          title === undefined || !toc ? [] : [{ start: Math.floor(startTime), title }],
        )
        .sort((a, b) => a.start - b.start),
    );
  } catch {
    return fail('the chapters cannot be read');
  }
}
