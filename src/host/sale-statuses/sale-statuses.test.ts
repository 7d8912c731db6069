import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createHost } from '../create-host';

const start = Date.parse('2026-12-09T15:00:00Z');
const schedules = [
  { slug: 'put-off', state: 'postponed' as const, opensAt: null, finalCloseAt: null },
  {
    slug: 'goose-lake',
    state: 'scheduled' as const,
    opensAt: new Date(start),
    finalCloseAt: new Date(start + 3_600_000),
  },
];

let clock: number;
let host: FastifyInstance;
let origin: string;

beforeEach(async () => {
  clock = start;
  host = createHost({
    publicDir: '/nowhere',
    manifest: { headers: [{ path: '/*', headers: { 'X-Frame-Options': 'DENY' } }], redirects: [], schedules },
    now: () => new Date(clock),
  });
  origin = await host.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => host.close());

function request(init: RequestInit = {}, query = ''): Promise<Response> {
  return fetch(`${origin}/api/sale-statuses${query}`, init);
}

describe('GET /api/sale-statuses without an engine', () => {
  it('follows the clock through the life of a sale', async () => {
    const seen: string[] = [];
    for (const moment of [start - 1000, start, start + 3_599_000, start + 3_600_000]) {
      clock = moment;
      seen.push(await (await request()).text());
    }
    expect(seen).toEqual(
      ['upcoming', 'live', 'live', 'completed'].map(
        (status) =>
          `{"data":[{"slug":"goose-lake","saleStatus":"${status}"},{"slug":"put-off","saleStatus":"postponed"}]}`,
      ),
    );
  });

  it('sends the agreed headers for any query', async () => {
    clock = start + 1234;
    const { headers } = await request({}, '?t=1');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=300',
      'last-modified': 'Wed, 09 Dec 2026 15:00:01 GMT',
      date: 'Wed, 09 Dec 2026 15:00:01 GMT',
      etag: expect.stringMatching(/^"[\w-]{16}"$/),
      'x-frame-options': 'DENY',
    });
  });

  it('sends 304 while nothing has changed, and marks the data as fresh', async () => {
    const first = await request();
    const etag = first.headers.get('etag') ?? '';
    const again = { headers: { 'if-none-match': `"other", W/${etag}` } };
    clock += 20_000;
    const same = await request(again);
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
    expect(Object.fromEntries(same.headers)).toMatchObject({
      'cache-control': first.headers.get('cache-control'),
      'last-modified': 'Wed, 09 Dec 2026 15:00:20 GMT',
      'x-frame-options': 'DENY',
    });
    clock = start + 3_600_000;
    const changed = await request(again);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('sends the length for HEAD and refuses other methods', async () => {
    const full = await (await request()).arrayBuffer();
    const head = await request({ method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(full.byteLength)]);
    for (const method of ['POST', 'DELETE', 'OPTIONS']) {
      const refused = await request({ method });
      expect([method, refused.status, refused.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
      expect(refused.headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it('responds to the address with a slash at its end in the same way', async () => {
    for (const form of ['/', '/?t=1']) {
      const response = await fetch(`${origin}/api/sale-statuses${form}`);
      expect([form, response.status, await response.text()]).toEqual([
        form,
        200,
        await (await request()).text(),
      ]);
    }
  });

  it('leaves neighbouring addresses to other handlers', async () => {
    for (const path of [
      '/api/sale-statuses/x',
      '/api/sale-statuses//',
      '/api/sale-statusesx',
      '/api/sale-status',
    ]) {
      // Not 404: these tests have no built site.
      expect([path, (await fetch(origin + path)).status]).toEqual([path, 503]);
    }
  });
});
