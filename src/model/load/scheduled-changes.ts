import type { ScheduledChange } from '../schema/content';
import type { PublicationSchedule } from '../schema/schedule';
import type { CollectionName } from './files/collections';
import type { UncheckedContent } from './files/unchecked-content';

/** Kinds of entries with a schedule. */
export const scheduled = [
  'sales',
  'questions',
  'team',
  'testimonials',
  'episodes',
  'showcases',
  'glossary',
] as const satisfies readonly CollectionName[];

/** True if the site has an entry at a moment. */
export function isPublished({ publishAt, unpublishAt }: PublicationSchedule, at: Date): boolean {
  return (
    (publishAt === undefined || new Date(publishAt) <= at) &&
    (unpublishAt === undefined || new Date(unpublishAt) > at)
  );
}

/** Lists scheduled changes after a moment, the next first. */
export function listChanges(draft: UncheckedContent, after: Date): ScheduledChange[] {
  return scheduled
    .flatMap((name) =>
      draft[name].entries.flatMap(({ fields: { publishAt, unpublishAt }, parsed: { file } }) => [
        ...(publishAt === undefined ? [] : [{ at: publishAt, file, kind: 'publish' as const }]),
        ...(unpublishAt === undefined ? [] : [{ at: unpublishAt, file, kind: 'take-down' as const }]),
      ]),
    )
    .filter(({ at }) => new Date(at) > after)
    .sort((a, b) => new Date(a.at).getTime() - new Date(b.at).getTime());
}

const changeWords = { publish: 'is published', 'take-down': 'is taken down' } as const;

/** A scheduled change as a sentence, such as "2026-12-01T09:00:00-06:00: content/team/ann-roy.md is published." */
export function formatChange({ at, file, kind }: ScheduledChange): string {
  return `${at}: ${file} ${changeWords[kind]}.`;
}
