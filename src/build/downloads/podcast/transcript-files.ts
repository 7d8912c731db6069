import type { Cue } from '../../../model/schema/podcast';
import { formatClockTime } from '../../../model/derive/duration';

/** Hours, minutes, seconds and thousandths, in the format of WebVTT. */
function stamp(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const hours = String(Math.floor(thousandths / 3_600_000)).padStart(2, '0');
  return `${hours}:${new Date(thousandths % 3_600_000).toISOString().slice(14, 23)}`;
}

function escapeCue(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** A transcript as WebVTT, with its speakers as voices. */
export function transcriptVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, speaker, text }) => {
    const voice = speaker === null ? '' : `<v ${escapeCue(speaker)}>`;
    return `${stamp(start)} --> ${stamp(end)}\n${voice}${escapeCue(text)}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

/**
 * Formats a transcript as plain text, with times and speakers above each passage.
 *
 * @param head Lines with its title and source.
 */
export function transcriptText(head: readonly string[], cues: readonly Cue[]): string {
  const passages = cues.map(
    ({ start, speaker, text }) =>
      `${formatClockTime(start)}${speaker === null ? '' : `  ${speaker}`}\n${text}\n`,
  );
  return [`${head.join('\n')}\n`, ...passages].join('\n');
}
