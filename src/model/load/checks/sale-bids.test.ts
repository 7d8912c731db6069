import { describe, expect, it } from '@jest/globals';
import { exampleParcel, exampleSale } from '../../derive/sale.example';
import { ParcelSchema } from '../../schema/parcel';
import type { Sale } from '../../schema/sale';
import { fieldName } from '../files/problem';
import { checkSaleBids } from './sale-bids';

function findings(given: Partial<Sale>): string[] {
  return checkSaleBids(exampleSale(given)).map(({ path, message }) => `${fieldName(path)}: ${message}`);
}

const sold = exampleParcel({ slug: 'parcel-1', startingBid: 1_000_000, acceptedBid: 1_000_000 });

describe('checkSaleBids', () => {
  it('takes bids from the starting bid on', () => {
    expect(findings({})).toEqual([]);
    expect(findings({ parcels: [sold], enBlocs: [] })).toEqual([]);
  });

  it('refuses accepted bids below the starting bid', () => {
    const [enBloc] = exampleSale().enBlocs;
    if (enBloc === undefined) throw new Error('the example has no group');
    expect(findings({ parcels: [{ ...sold, acceptedBid: 101_200 }], enBlocs: [] })).toEqual([
      'parcels 1 › acceptedBid: $101,200 is less than the starting bid of $1,000,000',
    ]);
    expect(findings({ enBlocs: [{ ...enBloc, acceptedBid: 207_500 }] })).toEqual([
      'enBlocs 1 › acceptedBid: $207,500 is less than the starting bid of $1,310,000',
    ]);
  });

  it('refuses accepted bids of a withdrawn sale', () => {
    const withdrawn = { state: 'withdrawn', stateNote: 'Sold privately.' } as const;
    expect(findings({ ...withdrawn, parcels: [sold], enBlocs: [] })).toEqual([
      'parcels 1 › acceptedBid: the sale is withdrawn and has an accepted bid',
    ]);
  });

  it.each(['startingBid', 'acceptedBid'] as const)('leaves a %s of zero to the schema', (name) => {
    expect(ParcelSchema.shape[name].safeParse(0).success).toBe(false);
  });
});
