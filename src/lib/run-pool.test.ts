import { expect, it } from '@jest/globals';
import { runPool } from './run-pool';

it('keeps the order of the items, and runs no more tasks at a time than allowed', async () => {
  let running = 0;
  let most = 0;
  const doubled = await runPool([3, 1, 2], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < item; turn += 1) await Promise.resolve();
    running -= 1;
    return item * 2;
  });
  expect([doubled, most]).toEqual([[6, 2, 4], 2]);
});

it('fails once no task is running any more, and starts none after a failure', async () => {
  const done: string[] = [];
  const running = runPool(['slow', 'broken', 'never'], 2, async (item) => {
    if (item === 'broken') throw new Error('broken');
    await new Promise((resolve) => setImmediate(resolve));
    done.push(item);
  });
  await expect(running).rejects.toThrow('broken');
  expect(done).toEqual(['slow']);
});
