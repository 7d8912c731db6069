import { describe, expect, it } from '@jest/globals';
import { exampleParcel, exampleSale } from './sale.example';
import { landSummary, lotSummary, formatNearby, placeLabel } from './summaries';

describe('summaries', () => {
  it('count several en bloc groups, and no en bloc at all', () => {
    const block = (slug: string) => ({ slug, name: slug, parcels: ['parcel-1', 'parcel-2'], startingBid: 1 });
    expect(lotSummary(exampleSale({ enBlocs: [block('west'), block('east')] }))).toBe(
      '3 Parcels, 2 En Blocs',
    );
    const parcels = ['parcel-1', 'parcel-2'].map((slug) => exampleParcel({ slug }));
    expect(lotSummary({ parcels, enBlocs: [] })).toBe('2 Parcels');
  });

  it('state the size of land once', () => {
    const parcels = [exampleParcel({ slug: 'parcel-1', titledAcres: 158.3 })];
    expect(landSummary({ parcels, enBlocs: [] })).toBe('1 Parcel, 158.3 ac');
    expect(landSummary({ parcels: [...parcels, ...parcels], enBlocs: [] })).toBe('316.6 ac, 2 Parcels');
  });

  it('name a place with its province', () => {
    expect(placeLabel({ name: 'Sexsmith', province: 'AB' })).toBe('Sexsmith, AB');
    expect(formatNearby({ name: 'Sexsmith', province: 'AB' })).toBe('nearby Sexsmith, AB');
  });
});
