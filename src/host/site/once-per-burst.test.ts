import { expect, it } from '@jest/globals';
import { createOncePerBurst } from './once-per-burst';

it('reports the first event of each burst, however long it lasts', () => {
  let time = 0;
  const isFirst = createOncePerBurst(1000, () => time);
  const first = [0, 900, 1800, 2700, 3701, 3702].map((at) => {
    time = at;
    return isFirst();
  });
  expect(first).toEqual([true, false, false, false, true, false]);
});
