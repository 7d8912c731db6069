import childProcess, { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { createRebuildQueue, type RebuildQueue } from './rebuild-queue';

const spawn = jest.spyOn(childProcess, 'spawn');

function queueOf(): RebuildQueue {
  return createRebuildQueue({
    releasesDir: '/nowhere',
    command: 'true',
    deadlineMs: 60_000,
    env: process.env,
    cwd: '.',
    now: () => new Date('2026-11-25T12:00:00Z'),
    log: { info: () => undefined, warn: () => undefined },
  });
}

async function build(queue: RebuildQueue) {
  queue.request();
  while (!queue.isIdle()) await delay(5);
  return queue.status();
}

/**
 * The child process that Node returns when too many files are open: without an ID and pipes, with an event in the next
 * tick.
 */
function withoutPipes(): ChildProcess {
  const child = new ChildProcess();
  process.nextTick(() => child.emit('error', new Error('spawn /bin/sh EMFILE')));
  return child;
}

afterAll(() => {
  spawn.mockRestore();
});

describe('the queue of builds', () => {
  it.each([
    [
      'ENOMEM',
      () => {
        throw new Error('spawn ENOMEM');
      },
    ],
    ['EMFILE', withoutPipes],
  ])('says that a build could not be started for %s, after one that was published', async (code, start) => {
    const queue = queueOf();
    expect((await build(queue)).last?.result).toBe('published');
    spawn.mockImplementationOnce(start);
    const { state, last, log } = await build(queue);
    expect([state, last?.result, last?.release]).toEqual(['idle', 'failed', null]);
    expect(last?.message).toMatch(/^The build could not be started\. The site stays as it was\./);
    expect(last?.message).toContain(code);
    expect(log.join()).toContain(code);
    expect((await build(queue)).last?.result).toBe('published');
  });

  it('starts the waiting build even if the one before could not be started', async () => {
    const queue = queueOf();
    spawn.mockImplementationOnce(withoutPipes);
    queue.request();
    expect(queue.request()).toBe('queued');
    while (!queue.isIdle()) await delay(5);
    expect((await queue.status()).last?.result).toBe('published');
  });
});
