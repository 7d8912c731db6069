import { describe, expect, it } from '@jest/globals';
import type { Position } from 'geojson';
import { exampleSaleContext } from '../../../page-data/sale-context.example';
import { exampleParcel } from '../../../model/derive/sale.example';
import { saleGeoJson } from './sale-geo-json';

const context = { origin: 'https://site.example' };

const parcels = [
  exampleParcel({ slug: 'parcel-1', landDescriptions: ['NE-20-3-11-W2M', 'SE-20-3-11-W2M'] }),
  exampleParcel({ slug: 'parcel-2', landDescriptions: ['NW-21-3-11-W2M'] }),
  exampleParcel({ slug: 'parcel-3', landDescriptions: ['SW-21-3-11-W2M'] }),
];
const land = saleGeoJson(context, exampleSaleContext({ parcels }));

/** Twice the area that a ring encloses; above zero when it runs counter-clockwise. */
function signedArea(ring: readonly Position[]): number {
  return ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[index + 1] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

const rings = land.features.flatMap(({ geometry }) =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
);

describe('saleLand', () => {
  it('has a polygon for each quarter, of parcels and again of the en bloc', () => {
    expect(land.features.map(({ id, geometry }) => [id, geometry.type, geometry.coordinates.length])).toEqual(
      [
        ['parcel-1', 'MultiPolygon', 2],
        ['parcel-2', 'Polygon', 1],
        ['parcel-3', 'Polygon', 1],
        ['en-bloc', 'MultiPolygon', 4],
      ],
    );
  });

  it('states the closing date, where there is one', () => {
    const dated = saleGeoJson(context, exampleSaleContext({ closingDate: '2026-05-01' }));
    expect(dated.features[0]?.properties).toMatchObject({ closingDate: '2026-05-01' });
    expect(land.features[0]?.properties).not.toHaveProperty('closingDate');
  });

  it('closes every ring and runs counter-clockwise, as RFC 7946 asks', () => {
    for (const ring of rings) {
      expect(ring.at(-1)).toEqual(ring[0]);
      expect(signedArea(ring)).toBeGreaterThan(0);
    }
  });

  it('follows the surveyed outline if there is one, with its hole, in either direction of drawing', () => {
    const square = (from: number, to: number): [number, number][] => [
      [from, from + 152.5],
      [from, to + 152.5],
      [to, to + 152.5],
      [to, from + 152.5],
      [from, from + 152.5],
    ];
    const coordinates = [square(-103.5, -103.4), square(-103.47, -103.43)];
    const boundary = [{ type: 'Polygon' as const, coordinates }];
    const [first] = saleGeoJson(
      context,
      exampleSaleContext({ parcels: [exampleParcel({ slug: 'parcel-1', boundary })], enBlocs: [] }),
    ).features;
    const [outline = [], hole = []] = first?.geometry.type === 'Polygon' ? first.geometry.coordinates : [];
    expect(outline[1]).toEqual([-103.4, 49]);
    expect([signedArea(outline) > 0, signedArea(hole) < 0]).toEqual([true, true]);
  });

  it('writes longitude before latitude, to six decimals', () => {
    for (const [longitude = 0, latitude = 0] of rings.flat()) {
      expect(Math.abs(longitude + 103.5)).toBeLessThan(1);
      expect(Math.abs(latitude - 49.2)).toBeLessThan(1);
      expect(`${String(longitude)} ${String(latitude)}`).toMatch(/^-\d+\.\d{1,6} \d+\.\d{1,6}$/);
    }
  });

  it('gives the type, the price and the page of each lot', () => {
    expect(land.features.at(-1)?.properties).toMatchObject({
      kind: 'en bloc',
      outcome: 'sold',
      price: 2_075_000,
      priceIs: 'accepted bid',
      url: 'https://site.example/auctions/souris-flats/parcels/en-bloc/',
      notice: 'Not a legal survey',
    });
  });

  it('names no price for land that is no longer offered', () => {
    const [first] = saleGeoJson(context, exampleSaleContext({ parcels, state: 'withdrawn' })).features;
    expect(first?.properties).not.toHaveProperty('price');
  });
});

describe('the land record in the file', () => {
  const site = {
    kind: 'well' as const,
    location: 'NE-20-3-11-W2M',
    operator: 'Étang & Fils <ltée>',
    status: 'suspended' as const,
    rent: 3350.5,
    assigned: true,
  };
  const said = { asOf: '2026-10-02', source: 'The seller' };
  const parcel = exampleParcel({
    slug: 'parcel-1',
    features: [{ slug: 'dugout', name: 'Dugout, 14 feet', kind: 'Water', summary: 'Deep.' }],
    landRecord: {
      sites: { ...said, entries: [site] },
      water: { ...said, entries: [{ kind: 'dugout', feature: 'dugout' }] },
      drainage: { ...said, entries: [], none: true },
      tenancy: { notKnown: 'We asked twice.', entries: [] },
    },
  });
  const [feature, block] = saleGeoJson(
    context,
    exampleSaleContext({
      parcels: [parcel, exampleParcel({ slug: 'parcel-2', landDescriptions: ['NW-20-3-11-W2M'] })],
      enBlocs: [{ slug: 'en-bloc', name: 'En bloc', parcels: ['parcel-1', 'parcel-2'], startingBid: 1 }],
    }),
  ).features.filter(({ id }) => id !== 'parcel-2');

  it('has every part with its answer, source and date', () => {
    expect(feature?.properties?.landRecord).toMatchObject({
      sites: { answer: 'known', ...said, summary: '1 well, $3,350.50 a year', entries: [site] },
      water: { answer: 'known', entries: [{ kind: 'dugout', description: 'Dugout, 14 feet' }] },
      drainage: { answer: 'none', ...said, summary: 'No tile or ditches' },
      tenancy: { answer: 'not known', note: 'We asked twice.' },
      yields: { answer: 'not known', summary: 'Not known' },
    });
  });

  it('is not repeated for a block', () => {
    expect(block?.id).toBe('en-bloc');
    expect(block?.properties).not.toHaveProperty('landRecord');
  });
});
