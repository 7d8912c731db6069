import { afterEach, expect, it } from '@jest/globals';
import { contactFields, postForm, serveForms, type ServedForms } from './serve-forms';

let served: ServedForms;

afterEach(() => served.stop());

async function statuses(addresses: readonly string[]): Promise<number[]> {
  const found: number[] = [];
  for (const address of addresses) {
    const response = await postForm(served.origin, contactFields, { 'x-forwarded-for': address });
    await response.arrayBuffer();
    found.push(response.status);
  }
  return found;
}

it('limits the posts of an address, whatever its headers claim', async () => {
  served = await serveForms({ rateLimit: 2 });
  expect(await statuses(['192.0.2.1', '192.0.2.2', '192.0.2.3'])).toEqual([200, 200, 429]);
  const refused = await postForm(served.origin, contactFields);
  expect(await refused.json()).toMatchObject({ error: 'too-many' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await fetch(`${served.origin}/healthz`)).status).not.toBe(429);
});

it('counts each client of a trusted proxy, and an IPv6 network as one', async () => {
  served = await serveForms({ rateLimit: 1, trustProxy: ['127.0.0.1'] });
  expect(await statuses(['192.0.2.1', '192.0.2.2', '192.0.2.1'])).toEqual([200, 200, 429]);
  // Entries that the client wrote before the proxy's own do not count.
  expect(await statuses(['198.51.100.7, 192.0.2.1'])).toEqual([429]);
  expect(await statuses(['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'])).toEqual([200, 429, 200]);
});

it('counts a client once even if the proxy adds its port', async () => {
  served = await serveForms({ rateLimit: 1, trustProxy: ['127.0.0.1'] });
  expect(await statuses(['192.0.2.1:4001', '192.0.2.1:4002', '192.0.2.1'])).toEqual([200, 429, 429]);
  expect(await statuses(['[2001:db8::1]:4001', '[2001:db8::2]:4002', '2001:db8::3'])).toEqual([
    200, 429, 429,
  ]);
});

it('does not count forms that other sites send', async () => {
  served = await serveForms({ rateLimit: 1 });
  const foreign = { origin: 'https://evil.example' };
  for (let post = 0; post < 3; post += 1) {
    expect((await postForm(served.origin, contactFields, foreign)).status).toBe(403);
  }
  expect((await postForm(served.origin, contactFields)).status).toBe(200);
});
