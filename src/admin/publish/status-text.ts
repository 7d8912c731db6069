import type { RebuildStatus } from './rebuild-api';

const format = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' });

function timeText(instant: string): string {
  return format.format(new Date(instant));
}

/** Says in an editor's words what the host does, or how its last build ended. */
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

/** Says when the schedule of the content changes the site next; null when it does not. */
export function nextChangeText({ nextChangeAt }: RebuildStatus): string | null {
  return nextChangeAt === null ? null : `The next scheduled change is on ${timeText(nextChangeAt)}.`;
}
