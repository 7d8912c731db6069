import { expect, it } from '@jest/globals';
import { shortenLayers, shortLayer, shortLayerOrder } from './short-layers';
import { layerOrder } from './split-sheet';

it('gives layers one letter, in the same order everywhere', () => {
  expect(shortLayerOrder).toBe(layerOrder.split(',').map(shortLayer).join());
  expect(new Set(shortLayerOrder.split(',')).size).toBe(layerOrder.split(',').length);
  expect(shortLayerOrder).toMatch(/^[a-z](?:,[a-z])+$/);
  expect(shortenLayers('@layer ui{.a{top:0}}@layer page{@media print{.a{top:0}}}.b{top:0}')).toBe(
    `@layer ${shortLayer('ui')}{.a{top:0}}@layer ${shortLayer('page')}{@media print{.a{top:0}}}.b{top:0}`,
  );
});

it('stops the build at a layer without a place in the order', () => {
  expect(() => shortenLayers('@layer pages{.a{top:0}}')).toThrow('"pages", which is not in the order');
});
