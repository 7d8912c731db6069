import { formatClockTime } from '../../derive/duration';
import type { EpisodeFields } from '../../schema/editorial';
import type { Chapter } from '../../schema/podcast';
import type { Finding } from './sale-check';

/** 1:12 or 1:02:03 as seconds. */
function secondsOf(at: string): number {
  return at.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** The chapters that an editor wrote, by seconds. */
export function chaptersOf({ chapters }: Pick<EpisodeFields, 'chapters'>): Chapter[] {
  return chapters.map(({ at, title }) => ({ start: secondsOf(at), title }));
}

/** Chapters that go back in time, or begin after the recording has ended. */
export function checkChapters(fields: Pick<EpisodeFields, 'chapters'>, seconds: number): Finding[] {
  const chapters = chaptersOf(fields);
  return chapters.flatMap(({ start }, index): Finding[] => {
    const path = ['chapters', index, 'at'];
    if (start >= seconds) {
      return [
        {
          path,
          message: `${formatClockTime(start)} is after the end of the recording, which plays for ${formatClockTime(seconds)}`,
          advice: `a time before ${formatClockTime(seconds)}.`,
        },
      ];
    }
    const before = chapters[index - 1];
    if (before === undefined || start > before.start) return [];
    return [
      {
        path,
        message: `${formatClockTime(start)} is not after ${formatClockTime(before.start)}, where the chapter before begins`,
        advice: 'the chapters in the order of the recording, each with a time of its own.',
      },
    ];
  });
}
