import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { describeTransferRates, provincialTransferCharges } from './provincial-transfer-charges';
import { provinces } from './provinces';
import { transferCharge } from './transfer-charge';

describe('provincialTransferCharges', () => {
  it.each([
    ['BC', 200_000, 2000],
    ['BC', 200_001, 2000],
    ['BC', 200_100, 2002],
    // The province's own example.
    ['BC', 650_000, 11_000],
    ['BC', 2_000_000, 38_000],
    ['BC', 2_000_100, 38_003],
    ['MB', 30_000, 0],
    ['MB', 30_200, 1],
    ['MB', 90_000, 300],
    ['MB', 90_100, 301],
    ['MB', 150_000, 900],
    ['MB', 150_200, 903],
    ['MB', 200_000, 1650],
    ['MB', 200_100, 1652],
    ['SK', 300_000, 1200],
    ['AB', 1_000_000, 1050],
    ['AB', 1_000_001, 1055],
    ['AB', 1_005_000, 1055],
  ] as const)('%s: the charge on $%d is $%d', (province, price, charge) => {
    expect(transferCharge(price, provincialTransferCharges[province].rates)).toBe(charge);
  });

  it('describes its rates', () => {
    expect(
      provinces.map((province) => describeTransferRates(provincialTransferCharges[province].rates)),
    ).toEqual([
      '1 per cent of the first $200,000, 2 per cent of the next $1,800,000 and 3 per cent of the rest',
      '$50, and $5 for every $5,000 of the price or part of it',
      '0.4 per cent of the price',
      'nothing on the first $30,000, 0.5 per cent of the next $60,000, 1 per cent of the next $60,000, 1.5 per cent of the next $50,000 and 2 per cent of the rest',
    ]);
  });

  it.each(provinces)('%s: its source is in docs/sources.md, checked in the same year', (province) => {
    const { source, checked } = provincialTransferCharges[province];
    const row = readFileSync('docs/sources.md', 'utf8')
      .split('\n')
      .find((line) => line.includes(`<${source}>`));
    expect(row).toContain(`${String(checked)}-`);
  });
});
