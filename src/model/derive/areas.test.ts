import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { enBlocArea, formatAcres, formatAcreCount, saleArea } from './areas';
import { exampleParcel, exampleSale } from './sale.example';

describe('areas', () => {
  it('has no rounding errors of binary fractions', () => {
    const parcels = [0.1, 0.2].map((titledAcres, index) =>
      exampleParcel({ slug: `parcel-${String(index)}`, titledAcres, cultivatedAcres: 0 }),
    );
    expect(saleArea({ parcels })).toEqual({ titledAcres: 0.3, cultivatedAcres: 0 });
  });

  it('keeps the hundredths of a small site', () => {
    const parcels = [exampleParcel({ slug: 'parcel-1', titledAcres: 0.04, cultivatedAcres: 0 })];
    expect(saleArea({ parcels }).titledAcres).toBe(0.04);
  });

  it('gives an en bloc the acres of its own parcels only', () => {
    expect(enBlocArea(exampleSale(), { parcels: ['parcel-1', 'parcel-2'] })).toEqual({
      titledAcres: 479.3,
      cultivatedAcres: 443,
    });
  });

  it.each([
    [945.3, '945.3 ac'],
    [160, '160.0 ac'],
    [1115.8, '1,115.8 ac'],
    [1_234_567.8, '1,234,567.8 ac'],
    [0, '0.0 ac'],
    [0.04, '0.04 ac'],
    [0.5, '0.50 ac'],
    [1, '1.0 ac'],
  ])('writes %d as %s', (acres, text) => {
    expect(formatAcres(acres)).toBe(text);
  });

  it('writes a number that reads back within a twentieth of an acre', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (acres) => {
        const text = formatAcreCount(acres);
        expect(text).toMatch(/^\d{1,3}(,\d{3})*\.\d\d?$/);
        expect(Math.abs(Number(text.replace(/,/g, '')) - acres)).toBeLessThan(0.0501);
      }),
    );
  });
});
