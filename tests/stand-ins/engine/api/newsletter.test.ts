import { beforeEach, describe, expect, it } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { browse, createTestEngine, siteOrigin } from '../create-test-engine';

const url = '/api/account/subscribe-newsletter';
const reader = {
  FirstName: 'Ann',
  LastName: 'Lee',
  Email: 'ann@example.com',
  PhoneNumber: '+17805550100',
  Source: 'MiniContactForm',
};
let app: ReturnType<typeof createTestEngine>;

beforeEach(() => {
  app = createTestEngine();
});

function send(payload: InjectOptions['payload'] & object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url, payload, headers: { origin: siteOrigin, ...headers } });
}

describe('POST /api/account/subscribe-newsletter', () => {
  it('accepts requests from the site, with a preflight', async () => {
    const preflight = await app.inject({ method: 'OPTIONS', url, headers: { origin: siteOrigin } });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': siteOrigin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      vary: 'Origin',
    });
    const response = await send(reader);
    expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([201, siteOrigin]);
  });

  it.each(['POST', 'OPTIONS'] as const)('rejects other origins (%s)', async (method) => {
    const headers = { origin: 'http://evil.example', 'content-type': 'application/json' };
    const response = await app.inject({ method, url, headers, payload: reader });
    expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  const json = { 'content-type': 'application/json' };
  it.each([
    ['incomplete data', 422, JSON.stringify({ ...reader, Email: 'ann' }), json],
    ['another source', 422, JSON.stringify({ ...reader, Source: 'Other' }), json],
    ['no object', 422, '[]', json],
    ['bad JSON', 400, '{', json],
    ['an empty body', 400, '', json],
    ['too much', 413, JSON.stringify({ ...reader, LastName: 'e'.repeat(10_000) }), json],
    ['a form', 415, 'FirstName=Ann', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['text', 415, JSON.stringify(reader), { 'content-type': 'text/plain' }],
  ])('rejects %s in a way that the site can read', async (_what, status, payload, headers) => {
    const response = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { origin: siteOrigin, ...headers },
    });
    expect(response.statusCode).toBe(status);
    expect(response.headers['access-control-allow-origin']).toBe(siteOrigin);
    expect(response.json()).toMatchObject({ message: expect.any(String) });
  });

  it('stores one entry for each address', async () => {
    await send(reader);
    expect((await send({ ...reader, Email: 'ANN@example.com' })).statusCode).toBe(200);
    const browser = browse(app);
    await browser.post('/login/', { ID: 'sample-3' });
    const { body } = await browser.open('/admin/users/');
    expect(body.match(/Ann Lee/g)).toHaveLength(1);
  });
});
