import { describe, expect, it } from '@jest/globals';
import { withoutLinks } from './absent-links';

const routes = ['/auctions/goose-lake/', '/glossary/#slough'];

describe('withoutLinks', () => {
  it.each([
    ['See [Goose Lake](/auctions/goose-lake/), with **two** leases.', 'See Goose Lake, with **two** leases.'],
    ['[Goose Lake](/auctions/goose-lake)', 'Goose Lake'],
    ['[*Parcel 1*](/auctions/goose-lake/parcels/parcel-1/#soil)', '*Parcel 1*'],
    ['[Goose](/auctions/goose-lake/?from=mail "The sale")', 'Goose'],
    ['[A slough](</glossary/#slough>)', 'A slough'],
    // Other entries, and other websites.
    ['[Goose Lake East](/auctions/goose-lake-east/)', '[Goose Lake East](/auctions/goose-lake-east/)'],
    ['[Away](https://example.com/auctions/goose-lake/)', '[Away](https://example.com/auctions/goose-lake/)'],
    ['[All](/auctions/)', '[All](/auctions/)'],
  ])('makes of %s %s', (before, after) => {
    expect(withoutLinks(before, routes)).toBe(after);
  });

  it('does so in every text of an entry', () => {
    const before = { order: 1, parcels: [{ description: '[Goose](/auctions/goose-lake/)' }], none: null };
    const after = { order: 1, parcels: [{ description: 'Goose' }], none: null };
    expect(withoutLinks(before, routes)).toEqual(after);
  });
});
