import { instant } from './fields';

/** The time during which an entry is on the site; without either time it always is. */
export interface PublicationSchedule {
  readonly publishAt?: string | undefined;
  readonly unpublishAt?: string | undefined;
}

/** The fields of a schedule, for every kind of entry that the site can do without. */
export const scheduleFields = {
  publishAt: instant(
    'Publish at',
    'The site has the entry from this moment on, such as 2026-12-01T09:00:00-06:00. Leave it out to publish with the next build.',
  ).optional(),
  unpublishAt: instant(
    'Take down at',
    'The site no longer has the entry from this moment on, such as 2027-01-15T17:00:00-06:00. Leave it out to keep the entry.',
  ).optional(),
};

/** Refines the schema of an entry with a schedule. */
export function endsAfterItBegins({ publishAt, unpublishAt }: PublicationSchedule): boolean {
  if (publishAt === undefined || unpublishAt === undefined) return true;
  return new Date(unpublishAt).getTime() > new Date(publishAt).getTime();
}

/** The problem of a schedule that {@link endsAfterItBegins} refuses. */
export const scheduleOrder = {
  path: ['unpublishAt'],
  error: 'is not after the moment of publishing, so that the entry would never be on the site',
  params: { advice: 'a moment after publishAt, or leave one of the two out.' },
};
