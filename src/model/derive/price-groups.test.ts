import { describe, expect, it } from '@jest/globals';
import { priceGroups, type PricedLot } from './price-groups';

function lot(given: Partial<PricedLot>): PricedLot {
  return {
    province: 'SK',
    use: 'cultivated',
    price: 480_000,
    titledAcres: 160,
    cultivatedAcres: 150,
    ...given,
  };
}

describe('priceGroups', () => {
  it('gives the median of the lots and the lowest to the highest, by titled and by cultivated acres', () => {
    const lots = [lot({ price: 480_000 }), lot({ price: 400_000 }), lot({ price: 640_000 })];
    expect(priceGroups(lots)).toEqual([
      {
        label: 'Saskatchewan',
        rows: [
          {
            label: 'Cultivated',
            lots: 3,
            titled: { lots: 3, median: 3000, lowest: 2500, highest: 4000 },
            cultivated: { lots: 3, median: 3200, lowest: 400_000 / 150, highest: 640_000 / 150 },
          },
        ],
      },
    ]);
  });

  it('takes several land uses and several provinces together too, from west to east', () => {
    const lots = [lot({}), lot({ province: 'AB' }), lot({ province: 'AB', use: 'mixed' })];
    expect(
      priceGroups(lots).map(({ label, rows }) => [label, rows.map((row) => [row.label, row.lots])]),
    ).toEqual([
      [
        'Alberta',
        [
          ['All land', 2],
          ['Cultivated', 1],
          ['Mixed', 1],
        ],
      ],
      ['Saskatchewan', [['Cultivated', 1]]],
      [
        'All provinces',
        [
          ['All land', 3],
          ['Cultivated', 2],
          ['Mixed', 1],
        ],
      ],
    ]);
  });

  it('has no price per cultivated acre for grass, and leaves it out of a median', () => {
    const lots = [lot({ use: 'mixed' }), lot({ use: 'pasture', cultivatedAcres: 0 })];
    const rows = priceGroups(lots)[0]?.rows ?? [];
    expect(rows.map(({ label, cultivated }) => [label, cultivated?.lots ?? null])).toEqual([
      ['All land', 1],
      ['Pasture', null],
      ['Mixed', 1],
    ]);
  });

  it('is empty without sales', () => {
    expect(priceGroups([])).toEqual([]);
  });
});
