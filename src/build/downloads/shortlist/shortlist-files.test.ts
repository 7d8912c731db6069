import { describe, expect, it } from '@jest/globals';
import { exampleParcel } from '../../../model/derive/sale.example';
import { exampleSaleContext } from '../../../page-data/sale-context.example';
import { parseItems } from '../../../templates/shortlist/parse-items';
import { shortlistFiles } from './shortlist-files';

const context = { picture: () => null };

async function itemsOf(given: Parameters<typeof exampleSaleContext>[0] = {}, now?: Date) {
  const [file] = shortlistFiles(context, [exampleSaleContext(given, now)]);
  expect(file?.route).toBe('/auctions/souris-flats/shortlist.json');
  return parseItems(String(await file?.content())) ?? [];
}

describe('the file of a sale for the shortlist', () => {
  it('has the sale and each of its lots, with its own closing time, price and calendar', async () => {
    const items = await itemsOf({}, new Date('2026-03-10T18:00:00Z'));
    expect(items.map(({ lot, name }) => [lot, name])).toEqual([
      [null, 'Souris Flats'],
      ['parcel-1', 'Parcel 1, Souris Flats'],
      ['parcel-2', 'Parcel 2, Souris Flats'],
      ['parcel-3', 'Parcel 3, Souris Flats'],
      ['en-bloc', 'En bloc, parcels 1 to 3, Souris Flats'],
    ]);
    expect(items[1]).toMatchObject({
      href: '/auctions/souris-flats/parcels/parcel-1/',
      closesAt: {
        iso: '2026-03-18T17:00:00.000Z',
        text: 'Mar 18, 2026 at 11:00 AM CST',
        day: 'Mar 18, 2026',
      },
      priceNote: 'starting bid',
      calendar: '/auctions/souris-flats/parcels/parcel-1/souris-flats-parcel-1.ics',
    });
    expect(items[4]?.closesAt?.iso).toBe('2026-03-18T17:45:00.000Z');
  });

  it('has the first and the last close of a sale, and one close of each lot', async () => {
    const items = await itemsOf({
      parcels: [
        exampleParcel({ slug: 'parcel-1', endTime: '2026-03-18T10:30:00-06:00' }),
        exampleParcel({ slug: 'parcel-2', endTime: '2026-03-18T11:20:00-06:00' }),
      ],
      enBlocs: [],
    });
    expect(items.map(({ firstCloseAt, closesAt }) => [firstCloseAt?.text, closesAt?.text])).toEqual([
      ['Mar 18, 2026 at 10:30 AM CST', 'Mar 18, 2026 at 11:20 AM CST'],
      ['Mar 18, 2026 at 10:30 AM CST', 'Mar 18, 2026 at 10:30 AM CST'],
      ['Mar 18, 2026 at 11:20 AM CST', 'Mar 18, 2026 at 11:20 AM CST'],
    ]);
  });

  it('has the result of a sale that is over', async () => {
    const items = await itemsOf();
    expect(items[0]?.priceNote).toBe('sold en bloc');
    expect(items.at(-1)?.priceNote).toBe('accepted bid');
    expect(items[1]).toMatchObject({ price: '–', priceNote: 'sold en bloc, with other parcels' });
  });

  it('has no price for a sale that is withdrawn', async () => {
    const items = await itemsOf({ state: 'withdrawn' });
    expect(new Set(items.map(({ price, priceNote }) => `${price} ${priceNote}`))).toEqual(
      new Set(['– no longer offered']),
    );
  });

  it('has no calendar and no times for a sale without a date', async () => {
    const items = await itemsOf({ state: 'postponed', startTime: undefined, endTime: undefined });
    expect(items.map(({ opensAt, closesAt, calendar }) => [opensAt, closesAt, calendar])).toEqual(
      items.map(() => [null, null, null]),
    );
    expect(items[1]?.priceNote).toBe('starting bid, may change');
  });
});
