import { describe, expect, it } from '@jest/globals';
import { estimateCost } from './estimate';

const land = { depositPercent: 10, gstPercent: 5, titledAcres: 640, cultivatedAcres: 612 };

describe('estimateCost', () => {
  it('adds the tax, but not the deposit, which is part of the price', () => {
    expect(estimateCost(7_850_000, land)).toEqual({ deposit: 785_000, gst: 392_500, total: 8_242_500 });
  });

  it('rounds to whole dollars', () => {
    expect(estimateCost(15, { ...land, depositPercent: 12.5 })).toEqual({ deposit: 2, gst: 1, total: 16 });
  });
});
