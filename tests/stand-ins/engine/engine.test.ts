import { beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createEngine } from './engine';

const siteOrigin = 'http://localhost:9000';
const start = new Date('2026-12-09T15:00:00Z');
const finalEnd = new Date('2026-12-09T18:00:00Z');
let app: FastifyInstance;

beforeEach(() => {
  app = createEngine({
    siteOrigin,
    readSchedules: () => Promise.resolve([{ slug: 'goose-lake', state: 'scheduled', start, finalEnd }]),
    now: () => start,
  });
});

function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const payload = new URLSearchParams(fields).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return app.inject({ method: 'POST', url, payload, headers: { ...type, ...headers } });
}

async function logIn(ID: string): Promise<string> {
  const answer = await post('/login/', { ID });
  return String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
}

describe('accounts', () => {
  it('signs in with base64 of UTF-8 JSON and goes back to the site', async () => {
    const answer = await post('/login/', { ID: 'sample-1', return: `${siteOrigin}/sales/?a=1` });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${siteOrigin}/sales/?a=1`]);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^AuthenticatedUser=[\w+/=]+; Path=\/; Max-Age=\d+; SameSite=Lax$/);
    const value = cookie.slice('AuthenticatedUser='.length).split(';', 1)[0] ?? '';
    expect(JSON.parse(Buffer.from(value, 'base64').toString('utf8'))).toEqual({
      UserName: 'Zoë Lévesque-Šimić',
      Email: 'zoe@example.com',
      ID: 'sample-1',
      PhoneNumber: '+17805550142',
      Admin: false,
    });
  });

  it.each([
    'https://evil.example/',
    'http://localhost:9000.evil.example/',
    'http://localhost:9001/',
    '//evil.example',
    'javascript:alert(1)',
    '',
  ])('does not go to %s', async (address) => {
    const answer = await post('/login/', { ID: 'sample-2', return: address });
    expect(answer.headers.location).toBe(`${siteOrigin}/`);
  });

  it('asks again when nobody was chosen', async () => {
    const answer = await post('/login/', {});
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([422, undefined]);
    expect(answer.body).toContain('role="alert"');
  });

  it('signs out', async () => {
    const answer = await app.inject(`/logout?return=${encodeURIComponent(`${siteOrigin}/faq/`)}`);
    expect(answer.headers.location).toBe(`${siteOrigin}/faq/`);
    expect(answer.headers['set-cookie']).toMatch(/^AuthenticatedUser=; Path=\/; Max-Age=0/);
  });

  it('registers and lets the new person edit the account', async () => {
    const refused = await post('/register/', { UserName: '<b>', Email: 'no', PhoneNumber: '' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('value="&lt;b&gt;"');
    const details = { UserName: 'Ann', Email: 'ann@example.com', PhoneNumber: '' };
    const registered = await post('/register/', details);
    expect(registered.statusCode).toBe(303);
    const cookie = String(registered.headers['set-cookie']).split(';', 1)[0] ?? '';
    const saved = await post('/profile/', { ...details, UserName: 'Anne' }, { cookie });
    expect(saved.statusCode).toBe(303);
    expect((await app.inject({ url: '/profile/', headers: { cookie } })).body).toContain('value="Anne"');
    expect((await app.inject('/profile/')).statusCode).toBe(401);
  });
});

describe('other pages', () => {
  it('shows the administration to administrators only, whatever the cookie claims', async () => {
    const forged = Buffer.from(
      JSON.stringify({ UserName: 'D', Email: 'd@example.com', ID: 'sample-2', Admin: true }),
    ).toString('base64');
    const ask = async (cookie: string) =>
      (await app.inject({ url: '/admin/auctions/', headers: { cookie } })).statusCode;
    expect(await ask('')).toBe(401);
    expect(await ask(`AuthenticatedUser=${forged}`)).toBe(403);
    expect(await ask(await logIn('sample-3'))).toBe(200);
  });

  it('marks every page as a stand-in', async () => {
    const cookie = await logIn('sample-3');
    const pages = ['/login/', '/register', '/profile/', '/admin/auctions/', '/admin/users/', '/nothing/'];
    for (const url of [...pages, '/auctions/goose-lake/parcels/', '/auctions/other/parcels/']) {
      const { body } = await app.inject({ url, headers: { cookie } });
      expect([url, body.includes('<strong>Stand-in auction engine.</strong>')]).toEqual([url, true]);
    }
  });

  it('knows the statuses', async () => {
    expect((await app.inject('/api/sale-statuses')).json()).toEqual({
      data: [{ slug: 'goose-lake', saleStatus: 'live' }],
    });
  });
});

describe('newsletter', () => {
  const url = '/api/account/subscribe-newsletter';
  const reader = {
    FirstName: 'Ann',
    LastName: 'Lee',
    Email: 'ann@example.com',
    PhoneNumber: '+17805550100',
    Source: 'MiniContactForm',
  };
  const send = (payload: InjectOptions['payload'] & object, origin = siteOrigin) =>
    app.inject({ method: 'POST', url, payload, headers: { origin } });

  it('is open to the site, with a preflight', async () => {
    const preflight = await app.inject({ method: 'OPTIONS', url, headers: { origin: siteOrigin } });
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': siteOrigin,
      'access-control-allow-headers': 'content-type',
    });
    const answer = await send(reader);
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([201, siteOrigin]);
  });

  it('is closed to other origins', async () => {
    const answer = await send(reader, 'http://evil.example');
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  it('keeps one entry for each address and refuses what is incomplete', async () => {
    await send(reader);
    expect((await send({ ...reader, Email: 'ANN@example.com' })).statusCode).toBe(200);
    expect((await send({ ...reader, Email: 'ann' })).statusCode).toBe(422);
    expect((await send({ ...reader, Source: 'Other' })).statusCode).toBe(422);
    const cookie = await logIn('sample-3');
    const { body } = await app.inject({ url: '/admin/users/', headers: { cookie } });
    expect(body.match(/Ann Lee/g)).toHaveLength(1);
  });
});
