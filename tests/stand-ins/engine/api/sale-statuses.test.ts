import { afterEach, describe, expect, it } from '@jest/globals';
import { browse, createTestEngine, opening } from '../create-test-engine';

const url = '/api/sale-statuses';
const paused: number[] = [];
const app = createTestEngine({
  pause: (ms) => {
    paused.push(ms);
    return Promise.resolve();
  },
});

async function setResponse(response: string) {
  const browser = browse(app);
  await browser.post('/login/', { ID: 'sample-3' });
  return browser.post('/admin/responses/', { response });
}

afterEach(async () => {
  await setResponse('normally');
});

describe('GET /api/sale-statuses', () => {
  it('sends the time of the data, and 304 while it is unchanged', async () => {
    const response = await app.inject(url);
    expect(response.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/),
      'cache-control': 'no-cache',
      'last-modified': opening.toUTCString(),
      etag: expect.stringMatching(/^"[\w-]{16}"$/),
    });
    const again = await app.inject({ url, headers: { 'if-none-match': String(response.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['last-modified']).toBe(opening.toUTCString());
  });

  it('can be slow', async () => {
    await setResponse('slowly');
    expect((await app.inject(url)).statusCode).toBe(200);
    expect(paused).toEqual([5000]);
  });

  it.each([
    ['with errors', 503, '{"message":"Out of order"}'],
    ['with a page', 200, '<h1>Under maintenance</h1>'],
    ['with nonsense', 200, '{"data":[null,{"slug":7,"saleStatus":["live"]},"live"]}'],
  ])('can respond %s', async (response, status, body) => {
    await setResponse(response);
    const { statusCode, body: sent } = await app.inject(url);
    expect([statusCode, sent]).toEqual([status, body]);
  });

  it('can hang, and still stop', async () => {
    const hanging = createTestEngine();
    const browser = browse(hanging);
    await browser.post('/login/', { ID: 'sample-3' });
    await browser.post('/admin/responses/', { response: 'not at all' });
    const arrived = new Promise((resolve) => {
      hanging.server.once('request', resolve);
    });
    const address = await hanging.listen({ host: 'localhost', port: 0 });
    const outcome = fetch(address + url).then(
      () => 'responded',
      () => 'cut off',
    );
    await arrived;
    await hanging.close();
    expect(await outcome).toBe('cut off');
  });

  it('rejects an unknown response mode', async () => {
    expect((await setResponse('toString')).statusCode).toBe(422);
  });
});
