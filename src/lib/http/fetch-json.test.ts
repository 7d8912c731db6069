import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fail, ok } from '../result';
import { fetchJson } from './fetch-json';

const fetched = jest.fn<typeof fetch>();
const realFetch = globalThis.fetch;

/** Never answers, and rejects when it is aborted. */
function silent(): void {
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        const { signal } = init ?? {};
        function abort(): void {
          reject(new DOMException('aborted', 'AbortError'));
        }
        if (signal?.aborted === true) abort();
        signal?.addEventListener('abort', abort);
      }),
  );
}

beforeEach(() => {
  globalThis.fetch = fetched;
});

afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

describe('fetchJson', () => {
  it.each([
    ['{"a":1}', 200, ok({ a: 1 })],
    ['<html>', 200, fail('unreadable')],
    ['{"a":1}', 404, fail('refused')],
  ])('reads %s with status %i as %j', async (body, status, result) => {
    fetched.mockResolvedValueOnce(new Response(body, { status }));
    expect(await fetchJson('/a.json')).toEqual(result);
  });

  it('reports that there is no answer, or none in time', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await fetchJson('/a.json')).toEqual(fail('unreachable'));
    jest.useFakeTimers();
    silent();
    const late = fetchJson('/a.json');
    await jest.advanceTimersByTimeAsync(8000);
    expect(await late).toEqual(fail('timed out'));
  });

  it.each([true, false])('ends early when another request replaces it (at once: %s)', async (before) => {
    silent();
    const superseding = new AbortController();
    if (before) superseding.abort();
    const outcome = fetchJson('/a.json', { superseded: superseding.signal });
    superseding.abort();
    expect(await outcome).toEqual(fail('unreachable'));
  });
});
