import { expect, it } from '@jest/globals';
import { fail, ok, type Result } from '../../lib/result';
import { keepAnswer } from './keep-answer';

it('keeps a good answer for five minutes, and no failure', async () => {
  let now = 0;
  let asked = 0;
  let answer: Result<string, string> = fail('no');
  const recall = keepAnswer(
    () => {
      asked += 1;
      return Promise.resolve(answer);
    },
    () => now,
  );
  await Promise.all([recall(), recall()]);
  expect(asked).toBe(1);
  answer = ok('yes');
  expect(await recall()).toEqual(ok('yes'));
  now = 299_999;
  await recall();
  expect(asked).toBe(2);
  now = 300_000;
  await recall();
  expect(asked).toBe(3);
});
