import { expect, it } from '@jest/globals';
import { clipLines } from './clip-lines';

const square = [
  [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ],
] as const;

it('cuts lines at outlines, and lets each part reach the edge', () => {
  const line = [
    [-5, 5],
    [-1, 5],
    [2, 5],
    [5, 5],
    [12, 5],
    [20, 5],
    [8, 8],
  ] as const;
  expect(clipLines([line], square)).toEqual([
    [
      [-1, 5],
      [2, 5],
      [5, 5],
      [12, 5],
    ],
    [
      [20, 5],
      [8, 8],
    ],
  ]);
});

it('leaves out what is outside', () => {
  expect(
    clipLines(
      [
        [
          [11, 11],
          [20, 20],
        ],
      ],
      square,
    ),
  ).toEqual([]);
});
