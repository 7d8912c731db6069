import path from 'node:path';
import { WebVTTParser, type CueNode } from 'webvtt-parser';
import { fail, ok, type Result } from '../../lib/result';
import { onOneLine } from '../../lib/unseen-characters';
import type { Cue } from '../schema/podcast';
import { fileProblem, type Problem } from './problem';
import { readText } from './files';

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

/** Parses a WebVTT transcript; speakers come from its voice tags, times are in seconds. */
export function parseTranscript(file: string, source: string): Result<readonly Cue[], Problem[]> {
  const { cues, errors } = new WebVTTParser(entities).parse(source, 'subtitles/captions/descriptions');
  if (errors.length > 0) {
    return fail(
      errors.map((error) => ({
        file,
        line: error.line,
        field: '',
        message: `the transcript cannot be read: ${error.message.replace(/\.$/, '')}`,
        advice:
          'WEBVTT on the first line, then for each passage a line such as 00:01.000 --> 00:04.500 and its text.',
      })),
    );
  }
  return ok(
    cues.map(({ startTime, endTime, tree }) => ({
      start: startTime,
      end: endTime,
      speaker: speakerOf(tree),
      text: onOneLine(textOf(tree)),
    })),
  );
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
