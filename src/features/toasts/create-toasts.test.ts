/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createToasts, type Toaster, type ToastMessage } from './create-toasts';

const sent: ToastMessage = { kind: 'sent', tone: 'good', message: 'Sent.' };
const stale: ToastMessage = { kind: 'stale', tone: 'info', message: 'Out of date.' };
const lost: ToastMessage = { kind: 'lost', tone: 'bad', message: 'No connection.', lasting: true };

/** Creates toasts with a toaster that loads or fails when the test says so, and records the toasts that it shows. */
function setUp() {
  const shown: string[] = [];
  const toaster: Toaster = {
    show: ({ message }) => shown.push(message),
    dismiss: (kind) => shown.push(`no ${kind}`),
  };
  const loads: { readonly arrive: () => void; readonly fail: () => void }[] = [];
  const toasts = createToasts(
    () =>
      new Promise((resolve, reject) => {
        loads.push({
          arrive: () => {
            resolve(toaster);
          },
          fail: () => {
            reject(new Error('no network'));
          },
        });
      }),
  );
  async function settle(how: 'arrive' | 'fail'): Promise<void> {
    const load = loads.at(-1);
    if (how === 'arrive') load?.arrive();
    else load?.fail();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  return {
    toasts,
    shown,
    loads,
    arrive: () => settle('arrive'),
    fail: () => settle('fail'),
  };
}

const report = jest.fn();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(report);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('Toasts', () => {
  it('load once, with the first, and appear in order', async () => {
    const { toasts, shown, loads, arrive } = setUp();
    expect(loads).toHaveLength(0);
    toasts.show(stale);
    toasts.show(sent);
    await arrive();
    toasts.show(lost);
    toasts.dismiss('stale');
    expect(shown).toEqual(['Out of date.', 'Sent.', 'No connection.', 'no stale']);
    expect(loads).toHaveLength(1);
  });

  it('keep one of a kind, the latest, while they wait', async () => {
    const { toasts, shown, arrive } = setUp();
    toasts.show(stale);
    toasts.show(sent);
    toasts.show({ ...stale, message: 'Still out of date.' });
    await arrive();
    expect(shown).toEqual(['Still out of date.', 'Sent.']);
  });

  it('never show what was dismissed while they loaded', async () => {
    const { toasts, shown, arrive } = setUp();
    toasts.show(stale);
    toasts.show(sent);
    toasts.dismiss('stale');
    await arrive();
    expect(shown).toEqual(['Sent.']);
  });

  it('keep errors and lasting messages when they cannot be loaded, for the next try, and log the failure once', async () => {
    const { toasts, shown, fail, arrive } = setUp();
    toasts.show(sent);
    toasts.show(lost);
    await fail();
    toasts.show(stale);
    await fail();
    expect(report).toHaveBeenCalledTimes(1);
    toasts.show({ ...sent, message: 'Sent again.' });
    await arrive();
    expect(shown).toEqual(['No connection.', 'Sent again.']);
  });

  it('try again when the connection is back', async () => {
    const { toasts, shown, loads, fail, arrive } = setUp();
    toasts.show(lost);
    await fail();
    window.dispatchEvent(new Event('online'));
    await arrive();
    expect(shown).toEqual(['No connection.']);
    window.dispatchEvent(new Event('online'));
    expect(loads).toHaveLength(2);
  });
});
