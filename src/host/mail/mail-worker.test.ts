import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createMailWorker, type WorkSignals } from './mail-worker';

const lines: string[] = [];
const log = {
  info: (line: string) => void lines.push(line),
  warn: (line: string) => void lines.push(line),
  error: (line: string) => void lines.push(line),
};

beforeEach(() => {
  jest.useFakeTimers();
  lines.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

/** Rounds that end when the test ends them, or when they are cut off. */
function createRounds() {
  const ends: (() => void)[] = [];
  const work = jest.fn(
    ({ cutOff }: WorkSignals) =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
        cutOff.addEventListener('abort', () => {
          resolve();
        });
      }),
  );
  return { ends, work };
}

describe('createMailWorker', () => {
  it('does a round at its start and every half minute', async () => {
    const work = jest.fn(() => Promise.resolve());
    const worker = createMailWorker({ work, log, stoppingMs: 1000 });
    worker.start();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(work).toHaveBeenCalledTimes(3);
    await worker.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    await worker.nudge();
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('does one round at a time, and one more for all nudges in the meantime', async () => {
    const { ends, work } = createRounds();
    const worker = createMailWorker({ work, log, stoppingMs: 1000 });
    const nudges = [worker.nudge(), worker.nudge(), worker.nudge()];
    expect(work).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await jest.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(2);
    ends[1]?.();
    await Promise.all(nudges);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('lets a round end when it stops, and cuts it off after a time', async () => {
    const { work } = createRounds();
    const worker = createMailWorker({ work, log, stoppingMs: 1000 });
    void worker.nudge();
    const [signals] = work.mock.calls[0] ?? [];
    let isStopped = false;
    const stopped = worker.stop().then(() => {
      isStopped = true;
    });
    expect([signals?.stopping.aborted, signals?.cutOff.aborted]).toEqual([true, false]);
    await jest.advanceTimersByTimeAsync(999);
    expect(isStopped).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await stopped;
    expect(signals?.cutOff.aborted).toBe(true);
  });

  it('logs a failure once, and its end', async () => {
    const work = jest
      .fn(() => Promise.resolve())
      .mockRejectedValueOnce(new Error('locked'))
      .mockRejectedValueOnce(new Error('locked'));
    const worker = createMailWorker({ work, log, stoppingMs: 1000 });
    for (let round = 0; round < 4; round += 1) await worker.nudge();
    expect(lines).toEqual(['E-mails wait: Error: locked', 'E-mails are sent again']);
  });
});
