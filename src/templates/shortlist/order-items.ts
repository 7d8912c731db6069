import type { CurrentStatus } from '../../model/derive/status';
import type { ShortlistItemProps } from '../../page-data/shortlist-item';

/** The site's facts about an entry: they may not have loaded, or the site may no longer have it. */
export type ShortlistFacts =
  | { readonly kind: 'loading' | 'gone' | 'unavailable' }
  | { readonly kind: 'item'; readonly item: ShortlistItemProps };

export interface ShortlistRow {
  readonly key: string;
  /** The name at the time when it was kept. */
  readonly name: string;
  readonly facts: ShortlistFacts;
}

const groups = {
  live: 0,
  unknown: 0,
  upcoming: 0,
  postponed: 1,
  completed: 2,
  withdrawn: 3,
} as const satisfies Record<CurrentStatus, number>;

/** Entries without facts come before those that are over: they may be about to close. */
const unknownGroup = 1;
const goneGroup = 4;

type Place = readonly [group: number, time: number, name: string];

function placeOf({ facts, name }: ShortlistRow, statuses: ReadonlyMap<string, CurrentStatus>): Place {
  if (facts.kind !== 'item') return [facts.kind === 'gone' ? goneGroup : unknownGroup, 0, name];
  const { schedule, firstCloseAt, closesAt } = facts.item;
  const group = groups[statuses.get(schedule.slug) ?? schedule.status];
  const close = group === 0 ? firstCloseAt : closesAt;
  const time = close === null ? 0 : Date.parse(close.iso);
  // Among those that are over, the latest comes first.
  return [group, group === 0 ? time : -time, facts.item.name];
}

/** Orders entries by closing time: first those that are open, then those without a date, then those that are over. */
export function orderRows(
  rows: readonly ShortlistRow[],
  statuses: ReadonlyMap<string, CurrentStatus>,
): ShortlistRow[] {
  return rows
    .map((row) => ({ row, place: placeOf(row, statuses) }))
    .sort(
      ({ place: a }, { place: b }) =>
        a[0] - b[0] || a[1] - b[1] || a[2].localeCompare(b[2], 'en', { numeric: true }),
    )
    .map(({ row }) => row);
}
