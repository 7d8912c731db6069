import { describe, expect, it } from '@jest/globals';
import { exampleSaleContext } from '../../../page-data/sale-context.example';
import { resultRecords } from './results-table';
import { exampleParcel } from '../../../model/derive/sale.example';

const context = { origin: 'https://site.example' };

describe('resultRecords', () => {
  it('counts land that sold en bloc once', () => {
    const records = resultRecords(context, [exampleSaleContext()]);
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      Sale: 'Souris Flats',
      Province: 'SK',
      Lot: 'En bloc, parcels 1 to 3',
      'Closed (year-month-day)': '2026-03-18',
      'Sold as': 'en bloc',
      'Titled acres': 798.2,
      'Price (CAD)': 2_075_000,
      'CAD per titled acre': 2599.6,
    });
  });

  it('has the answers of the land record, for a block those of each parcel', () => {
    expect(resultRecords(context, [exampleSaleContext()])[0]).toMatchObject({
      Soil: 'Parcel 1: Dark Brown loam, CLI 2. Parcel 2: Dark Brown loam, CLI 2. Parcel 3: Dark Brown loam, CLI 2',
      Tenancy: 'Parcel 1: Not known. Parcel 2: Not known. Parcel 3: Not known',
    });
  });

  it('lists parcels that did not sell, without a price', () => {
    const parcels = [
      exampleParcel({ slug: 'parcel-1', acceptedBid: 480_000 }),
      exampleParcel({ slug: 'parcel-2', cultivatedAcres: 0 }),
    ];
    const records = resultRecords(context, [exampleSaleContext({ parcels, enBlocs: [] })]);
    expect(records.map((record) => [record.Lot, record['Sold as'], record['Price (CAD)']])).toEqual([
      ['Parcel 1', 'parcel', 480_000],
      ['Parcel 2', 'not sold', ''],
    ]);
  });

  it('waits for the results of a sale that has just closed', () => {
    expect(resultRecords(context, [exampleSaleContext({ enBlocs: [] })])).toEqual([]);
  });

  it('has no rows for a sale that is not over', () => {
    expect(resultRecords(context, [exampleSaleContext({}, new Date('2026-03-10T18:00:00Z'))])).toEqual([]);
  });
});
