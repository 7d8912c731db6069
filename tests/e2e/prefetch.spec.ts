import { expect, type Page } from '@playwright/test';
import { follow } from './follow';
import { openPage } from './open-page';
import { test } from './test';

const sale = '/auctions/four-mile-coulee/';
/** The most bytes that a page may prefetch without knowing that its visitor needs them. */
const budget = 60_000;

/** Returns the files that the page prefetches, with their bytes; the map grows. */
function watchPrefetches(page: Page): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    try {
      if ((await request.allHeaders())['sec-purpose'] !== 'prefetch') return;
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      bytes.set(new URL(request.url()).pathname, Math.max(0, responseBodySize) + responseHeadersSize);
    } catch {
      // The test is over.
    }
  });
  return bytes;
}

function pagesOf(prefetches: ReadonlyMap<string, number>): string[] {
  return [...prefetches.keys()].flatMap((path) => /^\/page-data(.*)page-data\.json$/.exec(path)?.[1] ?? []);
}

/** Returns the bytes of other pages. webpack prefetches later parts of the page itself by links with a type. */
async function bytesOfPages(page: Page, prefetches: ReadonlyMap<string, number>): Promise<number> {
  const own = await page
    .locator('link[rel=prefetch]:is([as=script], [as=style])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return [...prefetches]
    .filter(([path]) => !own.some((href) => href?.endsWith(path)))
    .reduce((total, [, bytes]) => total + bytes, 0);
}

/** Advances the clock past Gatsby's batches, until one requests nothing more. */
async function passBatches(page: Page, prefetches: ReadonlyMap<string, number>): Promise<void> {
  async function waitingFor(): Promise<string[]> {
    const paths = await page
      .locator('link[rel=prefetch]')
      .evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).pathname),
      );
    return paths.filter((path) => !prefetches.has(path));
  }
  for (let before = -1; prefetches.size > before;) {
    before = prefetches.size;
    await page.clock.runFor(4000);
    await expect.poll(waitingFor).toEqual([]);
  }
}

/** Scrolls down like a reader, until the page knows which links are in view at its end. */
async function readOn(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    expect(below).toBeLessThan(1);
  }).toPass({ intervals: [0] });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new IntersectionObserver(resolve).observe(document.body);
      }),
  );
}

/** Scrolls the first sale of the list into view, and returns the first page that is then prefetched. */
async function firstPageAhead(page: Page, prefetches: Parameters<typeof pagesOf>[0]): Promise<string> {
  await page.getByRole('main').getByRole('link', { name: 'View Details' }).first().scrollIntoViewIfNeeded();
  await expect.poll(() => pagesOf(prefetches)).not.toEqual([]);
  return pagesOf(prefetches)[0] ?? '';
}

for (const [path, width] of [
  [sale, 1440],
  ['/sales/', 1440],
  ['/', 390],
  ['/past-sales/', 1440],
  // Lists all pages: more than the limit allows.
  ['/search/', 1440],
] as const) {
  test(`${path} at ${String(width)} px prefetches pages that its content links to, within the limit`, async ({
    page,
  }, { annotations }) => {
    await page.setViewportSize({ width, height: 900 });
    const prefetches = watchPrefetches(page);
    await page.clock.install();
    await openPage(page, path);
    await passBatches(page, prefetches);
    await readOn(page);
    await passBatches(page, prefetches);
    expect(pagesOf(prefetches)).not.toEqual([]);
    const linked = await page
      .locator('main [href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(linked).toEqual(expect.arrayContaining(pagesOf(prefetches)));
    const bytes = await bytesOfPages(page, prefetches);
    annotations.push({ type: 'budget: bytes of pages fetched ahead', description: String(bytes) });
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(budget);
  });
}

test('pages are prefetched after 3 seconds at the earliest, and not again on a click', async ({ page }) => {
  const prefetches = watchPrefetches(page);
  await openPage(page, '/sales/');
  const path = await firstPageAhead(page, prefetches);
  const link = page.locator(`main [href="${path}"]`).first();
  const firstAt = await page.evaluate(() =>
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => document.querySelector(`link[rel=prefetch][href="${new URL(name).pathname}"]`))
        .filter(({ name }) => name.endsWith('/page-data.json'))
        .map(({ startTime }) => startTime),
    ),
  );
  expect(firstAt).toBeGreaterThan(3000);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const fetched: string[] = [];
  const seen: string[] = [];
  session.on('Network.responseReceived', ({ response }) => {
    const { pathname } = new URL(response.url);
    if (!prefetches.has(pathname)) return;
    seen.push(pathname);
    const { fromDiskCache = false, fromPrefetchCache = false } = response;
    if (!fromDiskCache && !fromPrefetchCache) fetched.push(pathname);
  });
  await link.click();
  await expect(page).toHaveURL(path);
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual(expect.arrayContaining([expect.stringMatching(/\.js$/)]));
  expect(fetched).toEqual([]);
});

test('a prefetched page is loaded when a finger touches its link, before the press has ended', async ({
  page,
}) => {
  const prefetches = watchPrefetches(page);
  await openPage(page, '/sales/');
  const path = await firstPageAhead(page, prefetches);
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const link = page.locator(`main [href="${path}"]`).first();
  await expect(async () => {
    await link.dispatchEvent('pointerdown');
    expect(scripts.filter((script) => prefetches.has(script))).not.toEqual([]);
  }).toPass();
  await expect(page).toHaveURL('/sales/');
});

test('a page that was not prefetched is not loaded by a touch, which may begin a scroll', async ({
  page,
}) => {
  await openPage(page, '/sales/');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Testimonials' })
    .dispatchEvent('pointerdown');
  await follow(page, '/faq/');
  expect(loaded).toContain('/page-data/faq/page-data.json');
  expect(loaded).not.toContain('/page-data/testimonials/page-data.json');
});

test('the link that was followed loses the focus before its page is removed', async ({ page }) => {
  // The code that releases the focus starts with the poll, and has to handle the new address first.
  const polled = page.waitForRequest('**/api/sale-statuses');
  await openPage(page, '/sales/');
  await polled;
  const link = page.locator('main').getByRole('link', { name: 'View Details' }).first();
  await link.focus();
  // The address changes before the router renders.
  await page.evaluate(() => {
    window.navigation?.addEventListener('currententrychange', () => {
      document.documentElement.dataset.focus = document.activeElement?.tagName;
    });
  });
  await link.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-focus', 'BODY');
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
});

for (const [name, connection] of [
  ['slow', { effectiveType: '2g' }],
  ['costly', { saveData: true }],
] as const) {
  test(`no page is prefetched over a ${name} connection, except on hover`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.clock.install();
    const prefetches = watchPrefetches(page);
    await openPage(page, '/sales/');
    await passBatches(page, prefetches);
    expect(pagesOf(prefetches)).toEqual([]);
    const data = page.waitForRequest('**/page-data/testimonials/page-data.json');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).hover();
    await data;
  });
}

test('pages are prefetched in batches of four, every 3 seconds', async ({ page }) => {
  await page.clock.install();
  const prefetches = watchPrefetches(page);
  await openPage(page, '/subscribe/');
  // Pages that the links in view lead to would be in one of the batches.
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(pagesOf(prefetches)).not.toEqual([]);
  }).toPass();
  await passBatches(page, prefetches);
  const fetched = pagesOf(prefetches);
  const links = page.getByRole('contentinfo').locator('a[href^="/"]');
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const paths = [...new Set(hrefs)]
    .filter((path) => path.endsWith('/') && ![...fetched, '/subscribe/'].includes(path))
    .slice(0, 9);
  expect(paths).toHaveLength(9);
  await page.clock.pauseAt(Date.now() + 60_000);
  const before = fetched.length;
  await page.evaluate((asked) => {
    for (const path of asked) window.___loader.prefetch(path);
  }, paths);
  await page.clock.runFor(2900);
  expect(pagesOf(prefetches)).toHaveLength(before);
  await page.clock.runFor(200);
  await expect.poll(() => pagesOf(prefetches)).toHaveLength(before + 4);
  await page.clock.runFor(2900);
  expect(pagesOf(prefetches)).toHaveLength(before + 4);
  // Gatsby waits for the files before it counts the next 3 seconds.
  await expect(async () => {
    await page.clock.runFor(100);
    expect(pagesOf(prefetches).length).toBeGreaterThan(before + 4);
  }).toPass({ intervals: [50] });
  await expect.poll(() => pagesOf(prefetches)).toHaveLength(before + 8);
});

test('the limit is per page: on the next one, pages are prefetched again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const prefetches = watchPrefetches(page);
  await page.clock.install();
  await openPage(page, '/search/');
  await readOn(page);
  await passBatches(page, prefetches);
  const before = pagesOf(prefetches);
  expect(before).not.toEqual([]);
  await follow(page, '/past-sales/');
  await passBatches(page, prefetches);
  expect(pagesOf(prefetches).length).toBeGreaterThan(before.length);
});
