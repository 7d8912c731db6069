import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { postForm, subscribeToNewsletter } from './send-halves';

const fetched = jest.fn<typeof fetch>();
const realFetch = globalThis.fetch;
const realTimeout = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout');

beforeEach(() => {
  globalThis.fetch = fetched;
  // As in Safari 15.4 and Chrome 99.
  Reflect.deleteProperty(AbortSignal, 'timeout');
});

afterEach(() => {
  globalThis.fetch = realFetch;
  if (realTimeout !== undefined) Object.defineProperty(AbortSignal, 'timeout', realTimeout);
  jest.useRealTimers();
});

describe('the halves of a form', () => {
  it('arrive from the oldest supported browsers', async () => {
    fetched.mockResolvedValue(new Response());
    await postForm(new URLSearchParams({ name: 'Ada' }));
    await subscribeToNewsletter('https://engine.example/newsletter/', '{}');
    expect(fetched.mock.calls.map(([url, init]) => [url, init?.method])).toEqual([
      ['/', 'POST'],
      ['https://engine.example/newsletter/', 'POST'],
    ]);
  });

  it('fail when they are refused', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 500 }));
    await expect(postForm(new URLSearchParams())).rejects.toThrow('500');
  });

  it('fail when nothing has answered for half a minute', async () => {
    jest.useFakeTimers();
    fetched.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            reject(new DOMException('aborted', 'AbortError'));
          });
        }),
    );
    const outcome = expect(postForm(new URLSearchParams())).rejects.toThrow('aborted');
    await jest.advanceTimersByTimeAsync(30_000);
    await outcome;
  });
});
