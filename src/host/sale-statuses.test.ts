import { describe, expect, it } from '@jest/globals';
import { createHost } from './app';

const start = Date.parse('2026-12-09T15:00:00Z');
const schedules = [
  {
    slug: 'goose-lake',
    state: 'scheduled' as const,
    start: new Date(start),
    finalEnd: new Date(start + 3_600_000),
  },
  { slug: 'put-off', state: 'postponed' as const, start: null, finalEnd: null },
];

interface Statuses {
  readonly data: readonly { readonly saleStatus: string }[];
}

function hostAt(clock: { now: number }) {
  return createHost({
    publicDir: '/nowhere',
    manifest: { headers: [{ path: '/*', headers: { 'X-Frame-Options': 'DENY' } }], redirects: [], schedules },
    now: () => new Date(clock.now),
  });
}

describe('GET /api/sale-statuses', () => {
  it('follows the clock through the life of a sale', async () => {
    const clock = { now: start - 1000 };
    const host = hostAt(clock);
    const seen: unknown[] = [];
    for (const moment of [start - 1000, start, start + 3_599_000, start + 3_600_000]) {
      clock.now = moment;
      seen.push((await host.inject('/api/sale-statuses')).json<Statuses>().data[0]?.saleStatus);
    }
    expect(seen).toEqual(['upcoming', 'live', 'live', 'completed']);
  });

  it('answers in the shape and with the headers that were agreed', async () => {
    const answer = await hostAt({ now: start + 1234 }).inject('/api/sale-statuses?t=1');
    expect(answer.json()).toEqual({
      data: [
        { slug: 'goose-lake', saleStatus: 'live' },
        { slug: 'put-off', saleStatus: 'postponed' },
      ],
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=300',
      'last-modified': 'Wed, 09 Dec 2026 15:00:01 GMT',
      etag: expect.stringMatching(/^"[\w-]{16}"$/),
      'x-frame-options': 'DENY',
    });
  });

  it('answers 304 while nothing has changed, and says that the data is fresh', async () => {
    const clock = { now: start };
    const host = hostAt(clock);
    const { etag } = (await host.inject('/api/sale-statuses')).headers;
    const ask = () => host.inject({ url: '/api/sale-statuses', headers: { 'if-none-match': String(etag) } });
    clock.now += 20_000;
    const same = await ask();
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
    expect(same.headers['last-modified']).toBe('Wed, 09 Dec 2026 15:00:20 GMT');
    clock.now = start + 3_600_000;
    const changed = await ask();
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('answers HEAD and refuses POST', async () => {
    const host = hostAt({ now: start });
    const head = await host.inject({ method: 'HEAD', url: '/api/sale-statuses' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await host.inject({ method: 'POST', url: '/api/sale-statuses' })).statusCode).toBe(405);
  });
});
