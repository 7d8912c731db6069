import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { timedOut, withTimeout } from './with-timeout';

/** Ends when its signal is aborted, with the reason. */
async function untilAborted(signal: AbortSignal): Promise<unknown> {
  await new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', resolve);
  });
  return signal.reason;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('withTimeout', () => {
  it('aborts the task when its time is over, and not before', async () => {
    let aborted = false;
    const outcome = withTimeout(1000, async (signal) => {
      const reason = await untilAborted(signal);
      aborted = true;
      return reason;
    });
    await jest.advanceTimersByTimeAsync(999);
    expect(aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe(timedOut);
  });

  it.each([true, false])('aborts it for another signal; already aborted: %s', async (before) => {
    const superseding = new AbortController();
    if (before) superseding.abort();
    const outcome = withTimeout(1000, untilAborted, superseding.signal);
    superseding.abort();
    expect(await outcome).not.toBe(timedOut);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('leaves no timer when the task has ended, whether it succeeds or fails', async () => {
    expect(await withTimeout(1000, () => Promise.resolve('done'))).toBe('done');
    await expect(withTimeout(1000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(jest.getTimerCount()).toBe(0);
  });
});
