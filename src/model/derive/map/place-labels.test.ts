import { expect, it } from '@jest/globals';
import type { MapPoint } from './map-projection';
import { placeLabels } from './place-labels';

const size: MapPoint = [400, 300];

function texts(labels: readonly (readonly [string, number, number])[], gap = 0): string[] {
  return placeLabels(
    labels.map(([text, x, y]) => ({ text, at: [x, y] as const })),
    [[180, 80, 40, 40]],
    gap,
    size,
  ).map(({ text }) => text);
}

it('keeps the first of two labels that would meet', () => {
  expect(
    texts([
      ['Edmonton', 50, 50],
      ['Leduc', 60, 55],
      ['Calgary', 50, 90],
    ]),
  ).toEqual(['Edmonton', 'Calgary']);
  expect(
    texts(
      [
        ['Edmonton', 50, 50],
        ['Calgary', 50, 90],
      ],
      30,
    ),
  ).toEqual(['Edmonton']);
});

it('puts a label on the left of its point where the right has no room', () => {
  const [label] = placeLabels([{ text: 'Regina', at: [170, 100] }], [[180, 80, 40, 40]], 0, size);
  expect(label).toEqual({ text: 'Regina', at: [170, 100], side: 'left' });
});

it('leaves out what is outside, cut off or under a marker', () => {
  expect(
    texts([
      ['Outside', -20, 50],
      ['Cut off', 380, 2],
      ['Under a marker', 200, 100],
    ]),
  ).toEqual([]);
});
