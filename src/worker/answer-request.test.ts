import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createFakeLocks } from '../lib/fake-locks.example';
import type { SyncRequest } from '../model/derive/offline/offline-copies';
import { answerRequest } from './answer-request';

const ranch: SyncRequest = { kind: 'sync', keys: ['ranch'], build: 'a1' };
const other: SyncRequest = { ...ranch, keys: ['other'] };

const sync = jest.fn<(request: SyncRequest, signal: AbortSignal) => Promise<void>>();
let locks: ReturnType<typeof createFakeLocks>;

/** Keeps a list only when the test lets it continue. */
function holdSync(): () => void {
  let end: () => void = () => undefined;
  sync.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  return () => {
    end();
  };
}

/** Waits until everything that can continue has done so. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  sync.mockReset().mockResolvedValue();
  locks = createFakeLocks();
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
});

describe('the worker', () => {
  it('keeps one list at a time, in order, and continues after a failure', async () => {
    const end = holdSync();
    const first = answerRequest(ranch, sync);
    sync.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const others = [answerRequest(other, sync), answerRequest(ranch, sync)];
    await settle();
    expect(sync.mock.calls.map(([{ keys }]) => keys)).toEqual([['ranch']]);
    end();
    await Promise.all([first, ...others]);
    expect(sync.mock.calls.map(([{ keys }]) => keys)).toEqual([['ranch'], ['other'], ['ranch']]);
  });

  it('stops the current list and waiting ones, and keeps lists that are requested later', async () => {
    const end = holdSync();
    const asked = [answerRequest(ranch, sync), answerRequest(other, sync)];
    await settle();
    await answerRequest({ kind: 'stop' }, sync);
    const [[, signal] = []] = sync.mock.calls;
    expect(signal?.aborted).toBe(true);
    end();
    await Promise.all(asked);
    expect(sync).toHaveBeenCalledTimes(1);
    await answerRequest(other, sync);
    expect(sync).toHaveBeenCalledTimes(2);
    expect(sync.mock.calls[1]?.[1].aborted).toBe(false);
  });

  it('starts no list while a page removes the copies', async () => {
    let removed: () => void = () => undefined;
    const removal = locks.request(
      'kept-copies',
      () =>
        new Promise<void>((resolve) => {
          removed = resolve;
        }),
    );
    const kept = answerRequest(ranch, sync);
    await settle();
    expect(sync).not.toHaveBeenCalled();
    removed();
    await Promise.all([removal, kept]);
    expect(sync).toHaveBeenCalledTimes(1);
  });
});
