import { describe, expect, it } from '@jest/globals';
import { districtMedians, type DistrictLot } from './district-medians';

function lot(district: string, year: string, price: number, titledAcres = 100): DistrictLot {
  return { district, year, price, titledAcres };
}

describe('districtMedians', () => {
  it('takes the lots of a district and a year together, the latest year first', () => {
    const rows = districtMedians([
      lot('M.D. of Taber', '2025', 300_000),
      lot('Flagstaff County', '2025', 200_000),
      lot('M.D. of Taber', '2026', 100_000),
      lot('M.D. of Taber', '2026', 500_000),
      lot('M.D. of Taber', '2026', 200_000),
    ]);
    expect(
      rows.map(({ district, year, prices }) => [district, year, prices.lots, prices.median, prices.highest]),
    ).toEqual([
      ['Flagstaff County', '2025', 1, 2000, 2000],
      ['M.D. of Taber', '2026', 3, 2000, 5000],
      ['M.D. of Taber', '2025', 1, 3000, 3000],
    ]);
  });

  it('leaves out land without acres', () => {
    expect(districtMedians([lot('M.D. of Taber', '2026', 1, 0)])).toEqual([]);
  });
});
