import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseSaleParcels } from './parse-sale-parcels';

describe('parseSaleParcels', () => {
  it('reads the parcels of each sale', () => {
    const parcels = parseSaleParcels({ next: [['Parcel 1', 'E½ 16-73-6-W6M']], other: [] });
    expect(parcels?.get('next')).toEqual([{ name: 'Parcel 1', land: 'E½ 16-73-6-W6M' }]);
    expect(parcels?.get('other')).toEqual([]);
    expect(parcels?.get('constructor')).toBeUndefined();
  });

  it.each([
    [null],
    [7],
    ['{}'],
    [[]],
    [{ next: null }],
    [{ next: { name: 'Parcel 1' } }],
    [{ next: ['Parcel 1'] }],
    [{ next: [['Parcel 1']] }],
    [{ next: [['', 'E½ 16-73-6-W6M']] }],
    [{ next: [[1, 'E½ 16-73-6-W6M']] }],
    [{ other: [], next: [['Parcel 1', null]] }],
  ])('refuses %j', (json) => {
    expect(parseSaleParcels(json)).toBeNull();
  });

  it('answers any JSON without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const parcels = parseSaleParcels(json);
        expect(parcels === null || parcels instanceof Map).toBe(true);
      }),
    );
  });
});
