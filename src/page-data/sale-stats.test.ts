import { describe, expect, it } from '@jest/globals';
import { exampleParcel } from '../model/derive/sale.example';
import { exampleSaleContext } from './sale-context.example';
import { priceStat, resultStat, saleStats } from './sale-stats';

const parcels = [exampleParcel({ slug: 'parcel-1' })];

describe('resultStat', () => {
  it('shows the proceeds of a sale', () => {
    expect(resultStat(exampleSaleContext(), TEXTS)).toMatchObject({
      label: 'Sold, en bloc',
      value: '$2,075,000',
    });
  });

  it('shows a sale as not sold only once that has been entered', () => {
    const known = exampleSaleContext({ parcels, enBlocs: [], nothingSold: true });
    expect(resultStat(known, TEXTS)).toMatchObject({ label: '', value: 'Not sold' });
    const open = exampleSaleContext({ parcels, enBlocs: [] });
    expect(resultStat(open, TEXTS)).toMatchObject({ label: '', value: 'Bidding has closed' });
  });

  it('has a text for a close between two builds', () => {
    const upcoming = exampleSaleContext({ parcels, nothingSold: true }, new Date('2026-01-10T18:00:00Z'));
    expect(resultStat(upcoming, TEXTS)).toMatchObject({
      value: 'Bidding has closed',
      note: 'Results to come.',
    });
  });
});

describe('priceStat', () => {
  it('has one price for one parcel, and no sum', () => {
    const offered = new Date('2026-03-01T12:00:00Z');
    expect(priceStat(exampleSaleContext({ parcels, enBlocs: [] }, offered))).toEqual({
      label: 'Starting bid',
      value: '$300K',
      note: '$1,875/ac',
    });
    const sold = exampleSaleContext({
      parcels: [exampleParcel({ slug: 'parcel-1', acceptedBid: 400_000 })],
      enBlocs: [],
    });
    expect(priceStat(sold)).toEqual({
      label: 'Price',
      value: '$400K',
      note: 'Starting bid $300,000, $1,875/ac',
    });
    expect(resultStat(sold, TEXTS).label).toBe('Sold');
  });

  it('has no price for land that is no longer available', () => {
    expect(priceStat(exampleSaleContext({ state: 'withdrawn' }))).toBeNull();
  });
});

describe('saleStats', () => {
  it('states the closing date beside possession', () => {
    const dated = exampleSaleContext({ closingDate: '2026-05-01', possession: 'On closing, crop off' });
    expect(saleStats(dated)).toContainEqual({
      label: 'Possession',
      value: 'On closing',
      note: 'closing May 1, 2026, crop off',
    });
  });

  it.each([
    ['On closing, 29 January 2027', 'On closing', '29 January 2027'],
    ['January 29, 2027', 'January 29, 2027', 'closing January 22, 2027'],
    [
      'January 29, 2027, crop off, bins empty',
      'January 29, 2027',
      'closing January 22, 2027, crop off, bins empty',
    ],
  ])('keeps the date of "%s" whole, and states one date below it', (possession, value, note) => {
    const stats = saleStats(exampleSaleContext({ closingDate: '2027-01-22', possession }));
    expect(stats.at(-1)).toEqual({ label: 'Possession', value, note });
  });

  it('has nothing below a possession without a comma or a closing date', () => {
    expect(saleStats(exampleSaleContext({ possession: 'On closing' })).at(-1)?.note).toBe('');
  });
});
