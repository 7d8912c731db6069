import { beforeEach, describe, expect, it } from '@jest/globals';
import { browse, createTestEngine, siteOrigin } from '../create-test-engine';

let app: ReturnType<typeof createTestEngine>;
let browser: ReturnType<typeof browse>;

beforeEach(async () => {
  app = createTestEngine();
  browser = browse(app);
  await browser.post('/login/', { ID: 'sample-3' });
});

async function statuses() {
  const response = await app.inject('/api/sale-statuses');
  return { body: response.json<unknown>(), etag: response.headers.etag };
}
const data = (gooseLake: string) => ({
  data: [
    { slug: 'goose-lake', saleStatus: gooseLake },
    { slug: 'put-off', saleStatus: 'postponed' },
  ],
});
const set = (status: string) => browser.post('/admin/auctions/', { sale: 'goose-lake', status });

describe('the administration pages', () => {
  const paths = ['/admin/auctions/', '/admin/responses/', '/admin/users/'];

  it.each(paths)('show %s to administrators only', async (path) => {
    const anonymous = browse(app);
    const sent = await anonymous.open(path);
    expect(sent.headers.location).toBe(`/login/?next=${encodeURIComponent(path)}`);
    await anonymous.post('/login/', { ID: 'sample-2' });
    expect((await anonymous.open(path)).statusCode).toBe(403);
    expect((await anonymous.post(path, { sale: 'goose-lake', status: 'live' })).statusCode).not.toBe(303);
    expect((await browser.open(path)).statusCode).toBe(200);
  });

  it('let only administrators reset the engine', async () => {
    await set('withdrawn');
    expect((await browse(app).post('/admin/auctions/reset/', {})).headers.location).toMatch(/^\/login\//);
    expect((await statuses()).body).toEqual(data('withdrawn'));
  });

  it.each([...paths, '/login/', '/register', '/profile/', '/nothing/', '/auctions/goose-lake/parcels/'])(
    'show on %s that it is a stand-in, and which settings differ from the default',
    async (path) => {
      await set('withdrawn');
      await browser.post('/admin/responses/', { response: 'slowly' });
      const { body } = await browser.open(path);
      expect(body).toContain('<strong>Stand-in auction engine.</strong>');
      expect(body).toContain('1 sale has a status that was set by hand.');
      expect(body).toContain('Requests for sale statuses are answered slowly, after 5 seconds.');
    },
  );
});

describe('moving a sale', () => {
  it.each(['upcoming', 'completed', 'postponed', 'withdrawn', 'bidding <paused>'])(
    'to %s',
    async (status) => {
      const before = await statuses();
      expect(before.body).toEqual(data('live'));
      const response = await set(status);
      expect(response.headers.location).toBe('/admin/auctions/?changed=goose-lake#goose-lake');
      const after = await statuses();
      expect(after.body).toEqual(data(status));
      expect(after.etag).not.toBe(before.etag);
      const shown = status.replace('<', '&lt;').replace('>', '&gt;');
      const page = await browser.open('/admin/auctions/?changed=goose-lake');
      expect(page.body).toContain(`goose-lake is now ${shown}, set by hand.`);
      expect(page.body).toContain(`<title>Sales: goose-lake is now ${shown} |`);
      expect((await browser.open('/auctions/goose-lake/parcels/')).body).toContain(
        `<strong>${shown}</strong>`,
      );
    },
  );

  it('returns one sale or all sales to the clock', async () => {
    await set('withdrawn');
    await set('by the clock');
    expect((await statuses()).body).toEqual(data('live'));
    await set('withdrawn');
    await browser.post('/admin/auctions/reset/', {});
    expect((await statuses()).body).toEqual(data('live'));
  });

  it.each([
    { sale: 'goose-lake', status: ' ' },
    { sale: 'goose-lake', status: 'a'.repeat(41) },
    { sale: 'goose-lake' },
    { sale: 'nothing', status: 'live' },
  ])('is rejected for %j', async (fields) => {
    const response = await browser.post('/admin/auctions/', fields);
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('role="alert"');
    expect((await statuses()).body).toEqual(data('live'));
  });

  it('links to each sale on the site and to its bidding, and keeps the return path', async () => {
    const back = `${siteOrigin}/past-sales/`;
    const { body } = await browser.open(`/admin/auctions/?return=${encodeURIComponent(back)}`);
    expect(body).toContain(`href="${siteOrigin}/auctions/goose-lake/"`);
    expect(body).toContain(`href="/auctions/goose-lake/parcels/?return=${encodeURIComponent(back)}"`);
    const response = await browser.post('/admin/auctions/', {
      sale: 'goose-lake',
      status: 'live',
      return: back,
    });
    expect(response.headers.location).toBe(
      `/admin/auctions/?return=${encodeURIComponent(back)}&changed=goose-lake#goose-lake`,
    );
  });
});

describe('the bidding page', () => {
  it('sends a signed-out visitor to log in, and returns to the bidding', async () => {
    const { body } = await browse(app).open('/auctions/goose-lake/parcels/');
    const way = `next=${encodeURIComponent('/auctions/goose-lake/parcels/')}&amp;return=${encodeURIComponent(`${siteOrigin}/auctions/goose-lake/`)}`;
    expect(body).toContain(`href="/login/?${way}"`);
    expect(body).toContain(`href="/register/?${way}"`);
  });

  it('responds with 404 for an unknown sale', async () => {
    expect((await browser.open('/auctions/other/parcels/')).statusCode).toBe(404);
  });
});
