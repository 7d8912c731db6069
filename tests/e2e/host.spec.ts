import { expect } from '@playwright/test';
import { z } from 'zod';
import { readPages, servedStatus } from '../built/built-site';
import { readServerConfig } from '../../src/commands/server-config';
import { test } from './test';

const Statuses = z.object({ data: z.array(z.object({ slug: z.string(), saleStatus: z.string() })) });

test('every page is served with and without a trailing slash', async ({ request }) => {
  for (const page of readPages()) {
    const { path } = page;
    const both = await Promise.all(
      [path, path.replace(/(.)\/$/, '$1')].map((form) => request.get(form, { maxRedirects: 0 })),
    );
    const [withSlash, without] = await Promise.all(both.map((response) => response.text()));
    expect([path, ...both.map((response) => response.status())]).toEqual([
      path,
      servedStatus(page),
      servedStatus(page),
    ]);
    expect(without === withSlash).toBe(true);
  }
});

test('sale statuses come from the engine, with a recent date by the clock of the host', async ({
  request,
}) => {
  const response = await request.get('/api/sale-statuses');
  expect(response.headers()['cache-control']).toBe(
    'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=300',
  );
  // The host's data may be four seconds old, while another test changes a sale on the engine.
  await expect(async () => {
    const [ours, theirs] = await Promise.all(
      ['', readServerConfig(process.env).engineOrigin].map(async (origin) => {
        const { data } = Statuses.parse(await (await request.get(`${origin}/api/sale-statuses`)).json());
        return data.map(({ slug, saleStatus }) => `${slug} ${saleStatus}`).sort();
      }),
    );
    expect(ours).toEqual(theirs);
    expect(ours).not.toEqual([]);
  }).toPass();
  const [sentAt, madeAt] = [response.headers().date, response.headers()['last-modified']].map((date) =>
    Date.parse(date ?? ''),
  );
  expect((sentAt ?? NaN) - (madeAt ?? NaN)).toBeLessThanOrEqual(5000);
  const again = await request.get('/api/sale-statuses', {
    headers: { 'if-none-match': response.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('a page and its compressed form are revalidated, and hashed files are cached', async ({ request }) => {
  const page = await request.get('/sales/');
  expect(page.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-cache',
  });
  const script = /src="(\/app-[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('error pages keep their status at their own address, and their data is served to the app', async ({
  request,
}) => {
  for (const [path, status] of [
    ['/404', 404],
    ['/404/', 404],
    ['/404.html', 404],
    ['/500.html', 500],
    ['/page-data/404.html/page-data.json', 200],
  ] as const) {
    expect([path, (await request.get(path)).status()]).toEqual([path, status]);
  }
});

test('sale statuses are served with a trailing slash, too', async ({ request }) => {
  const [without, withSlash] = await Promise.all(
    ['', '/'].map((slash) => request.get(`/api/sale-statuses${slash}`)),
  );
  expect(withSlash?.status()).toBe(200);
  expect(withSlash?.headers().etag).toBe(without?.headers().etag);
});
