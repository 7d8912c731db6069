import { expect, it } from '@jest/globals';
import { fail, ok, type Result } from '../result';
import { cacheResult } from './cache-result';

it('keeps a result for five minutes, but not a failure', async () => {
  let now = 0;
  let loads = 0;
  let next: Result<string, string> = fail('no');
  const load = cacheResult(
    () => {
      loads += 1;
      return Promise.resolve(next);
    },
    () => now,
  );
  await Promise.all([load(), load()]);
  expect(loads).toBe(1);
  next = ok('yes');
  expect(await load()).toEqual(ok('yes'));
  now = 299_999;
  await load();
  expect(loads).toBe(2);
  now = 300_000;
  await load();
  expect(loads).toBe(3);
});
