import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fetchStatuses, type HttpResponse } from './fetch-statuses';
import { ageOfData, parseStatusResponse } from './status-response';

const noon = Date.parse('2026-12-09T12:00:00Z');
const validBody = { data: [{ slug: 'coulee', saleStatus: 'paused' }] };

function response(over: Partial<HttpResponse> = {}): HttpResponse {
  return { ok: true, headers: new Headers(), json: () => Promise.resolve(validBody), ...over };
}

function fetchWith(fetch: (signal: AbortSignal) => Promise<HttpResponse>) {
  return fetchStatuses({
    fetch: (_, { signal }) => fetch(signal ?? new AbortController().signal),
    now: () => Date.now(),
    onResponse: () => undefined,
  });
}

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('fetchStatuses', () => {
  it('returns the statuses unchanged, known or not, with the time of the data', async () => {
    const headers = new Headers({
      date: 'Wed, 09 Dec 2026 09:00:04 GMT',
      'last-modified': 'Wed, 09 Dec 2026 09:00:00 GMT',
      age: '5',
    });
    expect(await fetchWith(() => Promise.resolve(response({ headers })))).toEqual({
      ok: true,
      value: { madeAt: noon - 9000, statuses: [['coulee', 'paused']] },
    });
  });

  it.each([
    ['refused', () => Promise.resolve(response({ ok: false }))],
    ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['unreadable', () => Promise.resolve(response({ json: () => Promise.reject(new SyntaxError('cut')) }))],
    ['unreadable', () => Promise.resolve(response({ json: () => Promise.resolve({ data: [{ slug: 1 }] }) }))],
    ['unreachable', () => Promise.resolve(response({ json: () => Promise.reject(new TypeError('reset')) }))],
  ])('reports a failure: %s', async (failure, fetch) => {
    expect(await fetchWith(fetch)).toEqual({ ok: false, failure });
  });

  it('gives up after ten seconds', async () => {
    const outcome = fetchWith(
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            reject(new Error('aborted'));
          });
        }),
    );
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toEqual({ ok: false, failure: 'timed out' });
  });

  it('rejects a response that arrives after the device has slept', async () => {
    const outcome = fetchWith(() => {
      jest.setSystemTime(noon + 3_600_000);
      return Promise.resolve(response());
    });
    expect(await outcome).toEqual({ ok: false, failure: 'timed out' });
  });
});

describe('ageOfData', () => {
  it.each([
    ['no headers', {}, 0],
    ['nonsense', { date: 'today', 'last-modified': 'yesterday', age: 'old' }, 0],
    [
      'data of the future',
      { date: 'Wed, 09 Dec 2026 09:00:00 GMT', 'last-modified': 'Wed, 09 Dec 2026 10:00:00 GMT' },
      0,
    ],
  ])('is never negative: %s', (_, headers, age) => {
    expect(ageOfData(new Headers(headers))).toBe(age);
  });
});

describe('parseStatusResponse', () => {
  it.each([
    [undefined],
    [null],
    ['[]'],
    [{}],
    [{ data: {} }],
    [{ data: [null] }],
    [{ data: [{ slug: 'a' }] }],
  ])('rejects %j', (body) => {
    expect(parseStatusResponse(body)).toBeNull();
  });

  it('accepts an engine without sales', () => {
    expect(parseStatusResponse({ data: [] })).toEqual([]);
  });
});
