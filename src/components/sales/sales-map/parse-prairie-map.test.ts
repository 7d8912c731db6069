import { expect, it } from '@jest/globals';
import type { PrairieMap } from '../../../model/derive/map/prairie-map';
import { parsePrairieMap } from './parse-prairie-map';

const map: PrairieMap = {
  source: 'Natural Earth',
  provinces: { BC: 'M0 0l1 0', AB: '', SK: '', MB: '' },
  lakes: '',
  rivers: '',
  towns: [['Edmonton', -113.5, 53.5]],
  parcels: {
    'clear-prairie': [
      [
        '1',
        [
          [
            [-118.8, 55.3],
            [-118.7, 55.3],
            [-118.7, 55.4],
          ],
        ],
      ],
    ],
  },
};

it('accepts the file that the build writes', () => {
  expect(parsePrairieMap(JSON.parse(JSON.stringify(map)))).toEqual(map);
});

it.each([
  null,
  [],
  { ...map, provinces: { AB: '' } },
  { ...map, lakes: undefined },
  { ...map, towns: [['Edmonton', '-113.5', 53.5]] },
  { ...map, towns: [['Edmonton', -113.5]] },
  { ...map, parcels: { 'clear-prairie': [['1', [[['a', 'b']]]]] } },
  { ...map, parcels: [] },
])('refuses anything else: %j', (json) => {
  expect(parsePrairieMap(json)).toBeNull();
});
