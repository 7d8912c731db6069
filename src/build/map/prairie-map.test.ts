import { beforeAll, describe, expect, it } from '@jest/globals';
import { brotliCompressSync } from 'node:zlib';
import { isOnMap, project } from '../../model/derive/map/map-projection';
import { principalTownCount, type PrairieMap } from '../../model/derive/map/prairie-map';
import { exampleParcel } from '../../model/derive/sale.example';
import { exampleSaleContext } from '../../page-data/sale-context.example';
import { readGazetteer } from '../search/gazetteer';
import { readNaturalEarth } from './natural-earth';
import { prairieMap } from './prairie-map';

const past = new Date('2020-01-01T00:00:00Z');
let map: PrairieMap;

beforeAll(async () => {
  const parcels = [
    exampleParcel({ slug: 'parcel-1', landDescriptions: ['NE-16-73-6-W6M', 'SE-16-73-6-W6M'] }),
    exampleParcel({ slug: 'parcel-2', landDescriptions: ['Lot 4, Plan 1234'] }),
  ];
  map = prairieMap(
    await readNaturalEarth(),
    await readGazetteer({ places: [], settings: { popularLocations: [] } }),
    [exampleSaleContext(), exampleSaleContext({ slug: 'next', parcels, enBlocs: [] }, past)],
  );
});

describe('prairieMap', () => {
  it('has the four provinces with rivers and lakes, and names its sources', () => {
    for (const outline of [...Object.values(map.provinces), map.lakes])
      expect(outline).toMatch(/^M-?\d+[ -]\d+l(?:[ -]?\d+)+z/);
    expect(map.rivers).toMatch(/^M\d+[ -]\d+l(?:[ -]?\d+)+M/);
    expect(map.source).toContain('Natural Earth (public domain)');
    expect(map.source).toContain('GeoNames (CC BY 4.0)');
  });

  it('has cities first, all towns on the map, and no quarter of a city', () => {
    const names = map.towns.map(([name]) => name);
    expect(names.slice(0, 3)).toEqual(['Edmonton', 'Calgary', 'Winnipeg']);
    expect(names[principalTownCount - 1]).toBe('Weyburn');
    expect(names.length).toBeGreaterThan(500);
    expect(names).not.toContain('Abbottsfield');
    expect(map.towns.every(([, x, y]) => isOnMap(project([x, y])))).toBe(true);
  });

  it('has the parcels of sales that are not over, where the survey describes them', () => {
    expect(Object.keys(map.parcels)).toEqual(['next']);
    const [parcel, ...others] = map.parcels.next ?? [];
    expect(others).toEqual([]);
    expect(parcel?.[0]).toBe('1');
    expect(parcel?.[1].map((ring) => ring.length)).toEqual([4, 4]);
  });

  it('is small enough for a view', () => {
    expect(brotliCompressSync(JSON.stringify(map)).byteLength).toBeLessThan(20_000);
  });
});
