import { expect, it } from '@jest/globals';
import type { SaleStatus } from '../../model/derive/status';
import type { ShortlistItemProps } from '../../page-data/shortlist-item';
import { orderRows, type ShortlistRow } from './order-items';

function onDay(day: number | null) {
  return day === null
    ? null
    : {
        text: `Dec ${String(day)}`,
        day: `Dec ${String(day)}`,
        iso: new Date(Date.UTC(2026, 11, day)).toISOString(),
      };
}

function row(
  name: string,
  firstDay: number | null,
  built: SaleStatus = 'upcoming',
  lastDay = firstDay,
): ShortlistRow {
  const item: ShortlistItemProps = {
    lot: null,
    href: `/auctions/${name}/`,
    name,
    nearby: '',
    schedule: { slug: name, status: built, opensAt: null, finalCloseAt: null },
    opensAt: null,
    firstCloseAt: onDay(firstDay),
    closesAt: onDay(lastDay),
    area: '',
    price: '',
    priceNote: '',
    calendar: null,
  };
  return { key: name, name, facts: { kind: 'item', item } };
}

function other(name: string, kind: 'loading' | 'gone' | 'unavailable'): ShortlistRow {
  return { key: name, name, facts: { kind } };
}

it('has the entry that closes first at the top, then those without a date, then those that are over', () => {
  const rows = [
    other('removed', 'gone'),
    row('long over', 1, 'completed'),
    row('withdrawn', 2, 'withdrawn'),
    row('just over', 4),
    row('postponed', null, 'postponed'),
    other('waiting', 'loading'),
    row('later', 9),
    row('Parcel 10', 6),
    row('Parcel 9', 6),
    row('now', 5, 'live'),
  ];
  const ordered = orderRows(rows, new Map([['just over', 'completed']]));
  expect(ordered.map(({ name }) => name)).toEqual([
    'now',
    'Parcel 9',
    'Parcel 10',
    'later',
    'postponed',
    'waiting',
    'just over',
    'long over',
    'withdrawn',
    'removed',
  ]);
});

it('uses the first close of parcels that close one after another while they are open, then the last', () => {
  const rows = [row('at once', 5), row('one after another', 4, 'upcoming', 6)];
  const names = (status: SaleStatus) =>
    orderRows(rows, new Map(rows.map(({ name }) => [name, status]))).map(({ name }) => name);
  expect(names('live')).toEqual(['one after another', 'at once']);
  expect(names('completed')).toEqual(['one after another', 'at once']);
});
