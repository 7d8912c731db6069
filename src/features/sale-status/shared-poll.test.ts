import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { HttpResponse } from './fetch-statuses';
import { runExclusive } from './run-exclusive';
import { createSharedPoll, type SharedPollPorts } from './shared-poll';

const noon = Date.parse('2026-12-09T12:00:00Z');
let requestCount = 0;
let stored: string | null = null;

function respond(): Promise<HttpResponse> {
  requestCount += 1;
  return Promise.resolve({
    ok: true,
    headers: new Headers(),
    json: () => Promise.resolve({ data: [{ slug: 'coulee', saleStatus: 'live' }] }),
  });
}

function never(): () => void {
  return () => undefined;
}

/** A tab of the browser whose storage the tests share. */
function openTab(over: Partial<SharedPollPorts> = {}) {
  return createSharedPoll({
    fetch: respond,
    now: () => Date.now(),
    random: () => 0,
    onResponse: () => undefined,
    read: () => stored,
    write: (text) => {
      stored = text;
    },
    runExclusive: (task) => task(),
    isActive: () => true,
    onActivityChange: never,
    onStored: never,
    onStatuses: () => undefined,
    ...over,
  });
}

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
  requestCount = 0;
  stored = null;
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a poll that several tabs share', () => {
  it('sends one request for all of them', async () => {
    const [first, second] = [openTab(), openTab()];
    const poll = await first.fetch();
    jest.setSystemTime(noon + 14_999);
    expect(await second.fetch()).toEqual(poll);
    expect(second.untilDue()).toBe(10);
    jest.setSystemTime(noon + 15_000);
    await second.fetch();
    expect(requestCount).toBe(2);
  });

  it('keeps a response for five minutes', async () => {
    await openTab().fetch();
    const other = openTab({ isActive: () => false });
    jest.setSystemTime(noon + 299_999);
    expect((await other.fetch()).snapshot?.madeAt).toBe(noon);
    jest.setSystemTime(noon + 300_000);
    expect((await other.fetch()).snapshot).toBeNull();
  });

  it('keeps the interval after a tab was closed during its request', async () => {
    void openTab({ fetch: () => new Promise(() => undefined) }).fetch();
    jest.setSystemTime(noon + 5000);
    const other = openTab();
    await other.fetch();
    expect([requestCount, other.untilDue()]).toEqual([0, 10_000]);
  });

  it('keeps the interval after a tab slept during its request', async () => {
    let wake: (error: Error) => void = () => undefined;
    const sleeper = openTab({
      fetch: () =>
        new Promise((_, reject) => {
          wake = reject;
        }),
    });
    const slept = sleeper.fetch();
    jest.setSystemTime(noon + 3_600_000);
    const other = openTab();
    await other.fetch();
    wake(new TypeError('Failed to fetch'));
    await slept;
    expect([sleeper.untilDue(), other.untilDue()]).toEqual([15_000, 15_000]);
  });

  it.each([[''], ['not JSON'], ['null'], ['[]'], ['{"requestedAt":"noon"}']])(
    'sends a request if the storage holds %j',
    async (text) => {
      stored = text;
      expect((await openTab().fetch()).snapshot?.statuses).toEqual([['coulee', 'live']]);
    },
  );

  it('keeps the interval beside a tab of another version', async () => {
    stored = JSON.stringify({ requestedAt: noon - 1000, snapshot: { statuses: 'elsewhere' } });
    expect((await openTab().fetch()).snapshot).toBeNull();
    expect(requestCount).toBe(0);
  });

  it('waits one interval, not an hour, after the clock was set back by an hour', async () => {
    const tab = openTab();
    await tab.fetch();
    jest.setSystemTime(noon - 3_600_000);
    expect(tab.untilDue()).toBe(15_000);
    jest.setSystemTime(noon - 3_600_000 + 15_000);
    await tab.fetch();
    expect(requestCount).toBe(2);
  });

  it('ignores requests from before the clock was set back, even when that hour comes again', async () => {
    jest.setSystemTime(noon + 3_600_000);
    const tab = openTab();
    await tab.fetch();
    jest.setSystemTime(noon);
    // The tab receives each response through the storage.
    stored = JSON.stringify({ requestedAt: noon, failed: false, snapshot: null });
    expect(tab.latest().requestedAt).toBe(noon);
    jest.setSystemTime(noon + 3_595_000);
    stored = JSON.stringify({ requestedAt: noon + 3_590_000, failed: false, snapshot: null });
    expect(tab.latest().requestedAt).toBe(noon + 3_590_000);
  });

  it('keeps the interval on its own if nothing can be stored', async () => {
    const forbidden: Partial<SharedPollPorts> = {
      read: () => null,
      write: () => {
        throw new Error('QuotaExceededError');
      },
    };
    const [first, second] = [openTab(forbidden), openTab(forbidden)];
    await first.fetch();
    await first.fetch();
    expect(requestCount).toBe(1);
    await second.fetch();
    expect(requestCount).toBe(2);
  });

  it('sends no request from a hidden page', async () => {
    await openTab({ isActive: () => false }).fetch();
    expect(requestCount).toBe(0);
  });

  it('reports a failed request, and keeps the last response', async () => {
    const tab = openTab();
    await tab.fetch();
    jest.setSystemTime(noon + 15_000);
    const failing = openTab({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    const { failed, snapshot: last } = await failing.fetch();
    expect([failed, last?.madeAt]).toEqual([true, noon]);
  });
});

describe('runExclusive', () => {
  it('skips the task once another tab has run one', async () => {
    const run = jest.fn(() => Promise.resolve('polled'));
    const done = runExclusive(
      { request: (_name, options, task) => task('ifAvailable' in options ? null : 'lock') },
      run,
    );
    expect(await done).toBeNull();
    expect(run).not.toHaveBeenCalled();
  });

  it('does not wait forever for a sleeping tab that holds the lock', async () => {
    const done = runExclusive(
      {
        request: (_name, options, task) => {
          if ('ifAvailable' in options) return task(null);
          return new Promise<never>((_, reject) => {
            options.signal.addEventListener('abort', () => {
              reject(new Error('aborted'));
            });
          });
        },
      },
      () => Promise.resolve('polled'),
    );
    await jest.advanceTimersByTimeAsync(12_000);
    expect(await done).toBe('polled');
  });
});
