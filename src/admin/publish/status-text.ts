import type { RebuildStatus } from './rebuild-api';

const format = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' });

function timeText(instant: string): string {
  return format.format(new Date(instant));
}

/** Describes for editors what the host is doing, or how its last build ended. */
export function statusText({ state, queued, startedAt, step, last }: RebuildStatus): string {
  if (state === 'building') {
    const since = startedAt === null ? '' : `, since ${timeText(startedAt)}`;
    const next = queued ? ' Another build follows, with what was saved meanwhile.' : '';
    return `Publishing${since}. ${step ?? 'Starting the build'}.${next}`;
  }
  if (queued) return 'Waiting for the build to begin.';
  if (last === null) return 'Nothing is being published at the moment.';
  const ended = timeText(last.endedAt);
  if (last.result === 'failed') return `Publishing failed on ${ended}. The site stays as it was.`;
  return `Published on ${ended}${last.release === null ? '' : ` as release ${last.release}`}. Visitors see the new site.`;
}

/** Describes the next scheduled change of the site; null if there is none. */
export function nextChangeText({ nextChangeAt }: RebuildStatus): string | null {
  return nextChangeAt === null ? null : `The next scheduled change is on ${timeText(nextChangeAt)}.`;
}
