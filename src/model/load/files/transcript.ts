import path from 'node:path';
import { WebVTTParser, type CueNode, type ParsedTranscript } from 'webvtt-parser';
import { fail, ok, type Result } from '../../../lib/result';
import { onOneLine } from '../../../lib/invisible-characters';
import { formatClockTime } from '../../derive/duration';
import type { Cue } from '../../schema/podcast';
import { fileProblem, type Problem } from './problem';
import { readText } from './files';

/** The longest recording, 100 hours. */
export const maxSeconds = 360_000;

/** Character references of WebVTT: the parser's own list has them without their semicolons and would show these. */
const entities = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
  '&nbsp;': '\u00a0',
};

function textOf(node: CueNode): string {
  if (node.type === 'text') return String(node.value ?? '');
  return (node.children ?? []).map(textOf).join('');
}

function speakerOf(node: CueNode): string | null {
  if (node.type === 'object' && node.name === 'v' && node.value !== undefined)
    return onOneLine(String(node.value));
  for (const child of node.children ?? []) {
    const speaker = speakerOf(child);
    if (speaker !== null) return speaker;
  }
  return null;
}

/** Returns what the parser reads; null for tags that are nested too deeply, since the parser is recursive. */
function readPassages(
  source: string,
): { readonly cues: readonly Cue[]; readonly errors: ParsedTranscript['errors'] } | null {
  try {
    const { cues, errors } = new WebVTTParser(entities).parse(source, 'subtitles/captions/descriptions');
    const passages = cues.map(({ startTime, endTime, tree }) => ({
      start: startTime,
      end: endTime,
      speaker: speakerOf(tree),
      text: onOneLine(textOf(tree)),
    }));
    return { cues: passages, errors };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Parses a WebVTT transcript; speakers come from its voice tags, times are in seconds. */
export function parseTranscript(file: string, source: string): Result<readonly Cue[], Problem[]> {
  const read = readPassages(source);
  if (read === null) {
    const message = 'the tags of the transcript are nested too deeply';
    return fail([fileProblem(file, message, 'passages with few tags.')]);
  }
  if (read.errors.length > 0) {
    return fail(
      read.errors.map((error) => ({
        file,
        line: error.line,
        field: '',
        message: `the transcript cannot be read: ${error.message.replace(/\.$/, '')}`,
        advice:
          'WEBVTT on the first line, then for each passage a line such as 00:01.000 --> 00:04.500 and its text.',
      })),
    );
  }
  if (read.cues.every(({ end }) => end <= maxSeconds)) return ok(read.cues);
  const message = `the transcript has a passage after more than ${maxSeconds / 3600} hours`;
  return fail([fileProblem(file, message, 'the time in the recording.')]);
}

/** Captions may stay a moment after the last word. */
const lateSeconds = 5;

/**
 * Returns the problem with the times of a transcript, given the length of its recording in seconds; null if they fit.
 */
export function checkCueTimes(
  file: string,
  cues: readonly Cue[],
  seconds: number,
): Pick<Problem, 'message' | 'advice'> | null {
  const end = Math.max(0, ...cues.map((cue) => cue.end));
  if (end <= seconds + lateSeconds) return null;
  return {
    message: `content/media/${file} goes on to ${formatClockTime(end)}, and the recording plays for ${formatClockTime(seconds)}`,
    advice: 'the file that belongs to this recording.',
  };
}

/** Reads a transcript under content/media/. */
export async function loadTranscript(
  contentDir: string,
  file: string,
): Promise<Result<readonly Cue[], Problem[]>> {
  const name = `content/media/${file}`;
  const text = await readText(path.join(contentDir, 'media', file));
  return text.ok
    ? parseTranscript(name, text.value)
    : fail([fileProblem(name, text.failure.message, text.failure.advice)]);
}
