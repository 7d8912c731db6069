import { describe, expect, it } from '@jest/globals';
import { exampleParcel } from '../model/derive/sale.example';
import { exampleSaleContext } from './sale-context.example';
import { unsoldSummary, yearStats } from './year-stats';

/** Three parcels that sold and one that drew no bid. */
const ironCreek = exampleSaleContext({
  slug: 'iron-creek',
  startTime: '2026-10-14T09:00:00-06:00',
  endTime: '2026-10-14T11:00:00-06:00',
  parcels: [
    exampleParcel({ slug: 'parcel-1', titledAcres: 157.2, startingBid: 330_000, acceptedBid: 472_000 }),
    exampleParcel({ slug: 'parcel-2', titledAcres: 313.9, startingBid: 640_000, acceptedBid: 918_000 }),
    exampleParcel({ slug: 'parcel-3', titledAcres: 159, startingBid: 350_000, acceptedBid: 541_000 }),
    exampleParcel({ slug: 'parcel-4', titledAcres: 160, startingBid: 165_000 }),
  ],
  enBlocs: [],
});
const sourisFlats = exampleSaleContext();
const nextYear = new Date('2027-12-01T18:00:00Z');
const justClosed = exampleSaleContext(
  {
    slug: 'just-closed',
    startTime: '2027-11-30T09:00:00-06:00',
    endTime: '2027-11-30T11:00:00-06:00',
    enBlocs: [],
  },
  nextYear,
);

describe('yearStats', () => {
  it('counts land sold en bloc once, against its own starting bid, and no parcel that did not sell', () => {
    expect(yearStats([sourisFlats, ironCreek])).toEqual([
      { label: 'Sold in 2026', value: '$4,006,000', note: 'two sales' },
      { label: 'Acres sold', value: '1,428.3', note: 'titled' },
      { label: 'Median price', value: '$2,964', note: 'per titled acre' },
      { label: 'Above starting bids', value: '52%', note: 'on the parcels that sold' },
    ]);
  });

  it('is about the latest year in which something sold, and says so if there are others', () => {
    const old = exampleSaleContext({
      slug: 'old',
      startTime: '2025-03-18T09:00:00-06:00',
      endTime: '2025-03-18T11:00:00-06:00',
    });
    const figures = yearStats([old, ironCreek, justClosed]);
    expect(figures[0]).toEqual({ label: 'Sold in 2026', value: '$1,931,000', note: 'one sale' });
    expect(figures[1]?.note).toBe('titled, 2026');
  });

  it('labels a single price as a price', () => {
    expect(yearStats([sourisFlats])[2]).toEqual({
      label: 'Price',
      value: '$2,600',
      note: 'per titled acre',
    });
  });

  it('says so if land sold below its starting bids', () => {
    const parcels = [exampleParcel({ slug: 'parcel-1', startingBid: 400_000, acceptedBid: 356_000 })];
    expect(yearStats([exampleSaleContext({ parcels, enBlocs: [] })])[3]).toMatchObject({
      label: 'Below starting bids',
      value: '11%',
    });
  });

  it('is empty while nothing has sold', () => {
    expect(yearStats([justClosed])).toEqual([]);
  });
});

describe('unsoldSummary', () => {
  it('counts the parcels of the year and those without a bid', () => {
    expect(unsoldSummary([sourisFlats, ironCreek])).toBe(
      'Of seven parcels in sales that closed in 2026, one drew no bid.',
    );
  });

  it('never counts a sale whose results are pending', () => {
    expect(unsoldSummary([sourisFlats, justClosed])).toBe(
      'Of three parcels in sales that closed in 2026, every one sold.',
    );
    expect(unsoldSummary([justClosed])).toBeNull();
  });

  it('states plainly that nothing sold', () => {
    const nothing = exampleSaleContext({ nothingSold: true, enBlocs: [] });
    expect(unsoldSummary([nothing])).toBe('Of three parcels in sales that closed in 2026, none sold.');
  });
});
