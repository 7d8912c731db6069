import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadSaleItems, saleItems } from './sale-items';

const fetched = jest.fn<typeof fetch>();
const realFetch = globalThis.fetch;
const realTimeout = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout');

beforeEach(() => {
  globalThis.fetch = fetched;
  // Failures are also logged to the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // As in Safari 15.4 and Chrome 99.
  Reflect.deleteProperty(AbortSignal, 'timeout');
});

afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
  if (realTimeout !== undefined) Object.defineProperty(AbortSignal, 'timeout', realTimeout);
  jest.useRealTimers();
});

describe('loadSaleItems', () => {
  it.each([
    ['[]', 200, []],
    ['', 404, 'gone'],
    ['', 410, 'gone'],
    ['', 503, 'unavailable'],
  ])('turns %j with status %i into %j in the oldest supported browsers', async (body, status, items) => {
    fetched.mockResolvedValueOnce(new Response(body, { status }));
    const slug = `sale-${status}`;
    await loadSaleItems([slug]);
    expect(saleItems.get().get(slug)).toEqual(items);
  });

  it('gives up after eight seconds', async () => {
    jest.useFakeTimers();
    fetched.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            reject(new DOMException('aborted', 'AbortError'));
          });
        }),
    );
    const loaded = loadSaleItems(['slow']);
    expect(saleItems.get().get('slow')).toBe('loading');
    await jest.advanceTimersByTimeAsync(8000);
    await loaded;
    expect(saleItems.get().get('slow')).toBe('unavailable');
  });
});
