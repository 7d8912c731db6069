import { describe, expect, it } from '@jest/globals';
import type { Aerial } from '../../schema/aerial';
import { exampleSale } from '../../derive/sale.example';
import { checkSaleAerial } from './sale-aerial';

const aerial: Aerial = {
  file: 'sales/souris-flats-above.jpg',
  alt: 'Fields from above',
  northWest: { quarter: 'NW-20-3-11-W2M', x: 10, y: 10 },
  southEast: { quarter: 'SE-20-3-11-W2M', x: 90, y: 90 },
};

function findings(given: Partial<Aerial>) {
  return checkSaleAerial(exampleSale({ aerial: { ...aerial, ...given } })).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);
}

describe('checkSaleAerial', () => {
  it('takes two corners far apart, and a sale without such a picture', () => {
    expect(findings({})).toEqual([]);
    expect(checkSaleAerial(exampleSale())).toEqual([]);
  });

  it('reports what is not a quarter', () => {
    expect(findings({ northWest: { quarter: '20-3-11-W2M', x: 10, y: 10 } })).toEqual([
      ['aerial.northWest.quarter', '"20-3-11-W2M" is not a quarter'],
    ]);
  });

  it.each([
    ['turned round', { southEast: { quarter: 'SE-20-3-11-W2M', x: 5, y: 90 } }],
    ['at one place', { southEast: { quarter: 'SE-20-3-11-W2M', x: 10, y: 90 } }],
    ['turned round on the land', { southEast: { quarter: 'SE-19-3-11-W2M', x: 90, y: 90 } }],
  ])('reports corners that are %s', (_, given) => {
    expect(findings(given).map(([field]) => field)).toEqual(['aerial.southEast']);
  });
});
