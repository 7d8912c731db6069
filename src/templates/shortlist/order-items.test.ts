import { expect, it } from '@jest/globals';
import type { SaleStatus } from '../../model/derive/status';
import type { ShortlistItemProps } from '../../page-data/shortlist-item';
import { orderRows, type ShortlistRow } from './order-items';

function row(name: string, day: number | null, built: SaleStatus = 'upcoming'): ShortlistRow {
  const closes =
    day === null
      ? null
      : { text: `Dec ${String(day)}`, iso: new Date(Date.UTC(2026, 11, day)).toISOString() };
  const item: ShortlistItemProps = {
    lot: null,
    href: `/auctions/${name}/`,
    name,
    nearby: '',
    schedule: { slug: name, status: built, opensAt: null, finalCloseAt: null },
    opens: null,
    closes,
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

it('has what closes first at the top, then what has no date, and what is over last', () => {
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
