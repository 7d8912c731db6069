import { describe, expect, it } from '@jest/globals';
import { exampleParcel, exampleRules, exampleSale } from '../model/derive/sale.example';
import type { EnBloc } from '../model/schema/parcel';
import type { Sale } from '../model/schema/sale';
import type { SaleStatus } from '../model/derive/status';
import { enBlocExample } from './en-bloc-example';

const block: EnBloc = {
  slug: 'block',
  name: 'En bloc',
  parcels: ['parcel-4', 'parcel-5'],
  startingBid: 1_150_000,
};

/** A sale of two parcels as a block, with the accepted bid of each. */
function saleWith(bids: readonly (number | undefined)[], given: Partial<Sale> = {}): Sale {
  const parcels = [850_000, 300_000].map((startingBid, index) => {
    const acceptedBid = bids[index];
    const slug = `parcel-${String(index + 4)}`;
    return exampleParcel({ slug, startingBid, ...(acceptedBid !== undefined && { acceptedBid }) });
  });
  return exampleSale({ parcels, enBlocs: [block], ...given });
}

/** The lines of the example, its conclusion last. */
function linesOf(sale: Sale, status: SaleStatus, enBloc = block): string[] | undefined {
  const example = enBlocExample(sale, enBloc, status, exampleRules);
  if (example === null) return undefined;
  const lines = example.lines.map(({ label, sum }) => `${label}: ${sum}`);
  return [...lines, `${example.outcome.label}: ${example.outcome.result}`];
}

describe('enBlocExample', () => {
  it('starts from the starting bids while the sale is to come', () => {
    expect(linesOf(saleWith([]), 'upcoming')).toEqual([
      'Parcels 4 + 5, if each stays at its starting bid: $1,150,000',
      'The block must reach, 1% more: $1,161,500',
      'An en bloc bid of $1,170,000: takes the block',
    ]);
  });

  it('has the results of a completed sale, by parcel or as a block', () => {
    expect(linesOf(saleWith([900_000, 300_000]), 'completed')).toEqual([
      'Parcels 4 + 5, accepted bids: $1,200,000',
      'The block had to reach: $1,212,000',
      'No en bloc bid reached it: sold by parcel',
    ]);
    const won = { ...block, acceptedBid: 1_250_000 };
    expect(linesOf(saleWith([], { enBlocs: [won] }), 'completed', won)).toEqual([
      'Parcels 4 + 5, starting bids: $1,150,000',
      'En bloc bid of $1,250,000: took the block',
    ]);
  });

  it('counts a parcel that did not sell at its starting bid', () => {
    expect(linesOf(saleWith([undefined, 300_000]), 'completed')).toEqual([
      'Parcels 4 + 5, high bids, parcel 4 at its starting bid: $1,150,000',
      'The block had to reach: $1,161,500',
      'No en bloc bid reached it: 1 of 2 sold by parcel',
    ]);
    const { parcels } = saleWith([undefined, undefined]);
    const sold = exampleParcel({ slug: 'parcel-6', startingBid: 100_000, acceptedBid: 120_000 });
    const all = { ...block, parcels: ['parcel-4', 'parcel-5', 'parcel-6'] };
    expect(linesOf(saleWith([], { parcels: [...parcels, sold] }), 'completed', all)?.[0]).toBe(
      'Parcels 4 + 5 + 6, high bids, parcels 4 and 5 at their starting bids: $1,270,000',
    );
  });

  it('numbers parcels whose names have no numbers by their place in the sale', () => {
    const names = ['North half', 'South half'];
    const parcels = saleWith([]).parcels.map((parcel, index) => ({ ...parcel, name: names[index] ?? '' }));
    expect(linesOf(saleWith([], { parcels }), 'live')?.[0]).toMatch(/^Parcels 1 \+ 2, if/);
  });

  it('is null for a completed sale without results, or whose land sold with another group', () => {
    expect(linesOf(saleWith([]), 'completed')).toBeUndefined();
    expect(linesOf(saleWith([], { nothingSold: true }), 'completed')).toBeUndefined();
    const other = { ...block, slug: 'other', parcels: ['parcel-4'], acceptedBid: 900_000 };
    expect(linesOf(saleWith([undefined, 300_000], { enBlocs: [block, other] }), 'completed')).toBeUndefined();
  });
});
