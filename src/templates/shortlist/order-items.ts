import type { CurrentStatus } from '../../model/derive/status';
import type { ShortlistItemProps } from '../../page-data/shortlist-item';

/** What the site says of an entry: it may not have loaded, or the site may not have it any more. */
export type ShortlistFacts =
  | { readonly kind: 'loading' | 'gone' | 'unavailable' }
  | { readonly kind: 'item'; readonly item: ShortlistItemProps };

export interface ShortlistRow {
  readonly key: string;
  /** As it was when it was kept. */
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
  // Of those that are over, the last one comes first.
  return [group, group === 0 ? time : -time, facts.item.name];
}

/** Orders what is kept by its closing time: first what is open, then what has no date, then what is over. */
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
