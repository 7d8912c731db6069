import { readFileSync } from 'node:fs';
import { expect, type Page, type Worker } from '@playwright/test';
import { violationsIn } from './axe';
import { acceptCookies } from './consent';
import { test } from './isolated-site';
import { keepEntries } from './kept-entries';
import { layoutFaults } from './layout-faults';
import { createLinkedCopy } from './linked-copy';
import { openPage } from './open-page';

const upcoming = { key: 'carrot-river-black', name: 'Carrot River Black' };
const live = { key: 'clear-prairie-quarters', name: 'Clear Prairie Quarters' };
const sale = '/auctions/carrot-river-black/';
const parcel = `${sale}parcels/parcel-1/`;
const saved = /^You are offline\. This page was saved on \w+ \d+, \d{4} at \d+:\d\d [AP]M\.$/;

/** Opens the shortlist, and waits until its pages are on the device. */
async function waitForCopies(page: Page, count = 1): Promise<void> {
  await page.goto('/shortlist/');
  await expect(page.getByText(/^On this device since/)).toHaveCount(count, { timeout: 20_000 });
}

function notice(page: Page) {
  return page.getByRole('status').filter({ hasText: 'You are offline' });
}

/** Returns the stored copy of a sale's page. */
async function expectKeptPage(page: Page, name: string): Promise<void> {
  await expect(notice(page)).toHaveText(saved);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/**
 * Holds back the worker's timers from now on, except those for the next task.
 *
 * @returns A function that fires all held timers, and returns their delays in milliseconds.
 */
async function holdTimers(worker: Worker) {
  const held = await worker.evaluateHandle(() => {
    const timers: { readonly run: () => void; readonly ms: number }[] = [];
    const { setTimeout: start } = globalThis;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms: number) =>
        ms > 0 ? timers.push({ run, ms }) : start.call(globalThis, run, ms),
    });
    return timers;
  });
  return () =>
    held.evaluate((timers) =>
      timers.splice(0).map(({ run, ms }) => {
        run();
        return ms;
      }),
    );
}

test.beforeEach(async ({ page }) => {
  await acceptCookies(page);
});

test('kept pages can be read without a connection, and say how old they are', async ({
  page,
  context,
  isolatedSite,
}) => {
  await keepEntries(context, upcoming);
  await waitForCopies(page);
  await isolatedSite.stop();
  await page.goto(sale);
  await expectKeptPage(page, 'Carrot River Black');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(async () => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(100);
  await expect(page.getByRole('button', { name: 'Kept' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  // The bid bar fades in or out for the new width.
  await expect.poll(() => layoutFaults(page)).toEqual([]);
  await expect.poll(() => violationsIn(page)).toEqual([]);
  await page.locator(`main a[href="${parcel}"]`).first().click();
  await expect(page).toHaveURL(parcel);
  await expectKeptPage(page, 'Parcel 1');
  await isolatedSite.start();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parcel 1');
  await expect(notice(page)).toHaveCount(0);
});

test('kept pages are shown if the host does not answer for eight seconds', async ({
  page,
  context,
  isolatedSite,
}) => {
  await keepEntries(context, upcoming);
  await waitForCopies(page);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('There is no worker');
  const endTimers = await holdTimers(worker);
  await isolatedSite.fallSilent();
  // Some requests of the copy get no answer.
  const visit = page.goto(sale, { waitUntil: 'commit' });
  let arrived = false;
  void visit.finally(() => (arrived = true)).catch(() => undefined);
  const ended: number[] = [];
  // The page that is being left may make more requests as well, and cannot be evaluated.
  await expect
    .poll(async () => {
      ended.push(...(await endTimers()));
      return arrived;
    })
    .toBe(true);
  await visit;
  expect(new Set(ended)).toEqual(new Set([8000]));
  await expectKeptPage(page, 'Carrot River Black');
});

test('a page that was not kept says so, and leads to those that were', async ({
  page,
  context,
  isolatedSite,
}) => {
  await keepEntries(context, upcoming);
  await waitForCopies(page);
  await isolatedSite.stop();
  await page.goto('/testimonials/');
  await expect(page.getByRole('heading', { name: 'This page is not on your device' })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('link', { name: /^Carrot River Black/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrot River Black');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page is not on your device' })).toBeVisible();
  await expect(page).toHaveURL('/testimonials/');
  await page.goto('/shortlist/');
  await expect(notice(page)).toHaveText(saved);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Carrot River Black');
});

test('without a connection no sale is shown as live', async ({ page, context, isolatedSite }) => {
  await keepEntries(context, live);
  await page.goto('/auctions/clear-prairie-quarters/');
  await expect(page.getByRole('main').getByText('SELLING NOW!').first()).toBeVisible();
  await waitForCopies(page);
  // Pages share polled statuses; for the copy they are too old.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('sale-statuses')))
    .toContain('"clear-prairie-quarters"');
  await isolatedSite.stop();
  await page.goto('/auctions/clear-prairie-quarters/');
  await expect(notice(page)).toHaveText(saved);
  // The poll starts when the page is idle, like the shortlist.
  await expect(page.getByRole('button', { name: 'Kept' })).toBeVisible();
  await expect(page.getByRole('main').getByText('SELLING NOW!')).toHaveCount(0);
});

test('an entry that is removed from the list is removed from the device', async ({ page, context }) => {
  await keepEntries(context, upcoming, live);
  await waitForCopies(page, 2);
  const pages = async () =>
    page.evaluate(async () => {
      const cache = await caches.open('kept-pages');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  expect(await pages()).toEqual(expect.arrayContaining([sale, '/auctions/clear-prairie-quarters/']));
  await page.getByRole('button', { name: 'Remove Clear Prairie Quarters' }).click();
  await expect.poll(pages).not.toContain('/auctions/clear-prairie-quarters/');
  expect(await pages()).toContain(sale);
  await page.getByRole('button', { name: 'Remove Carrot River Black' }).click();
  await expect.poll(async () => page.evaluate(async () => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a deploy replaces the copies, and breaks no open page', async ({ page, context, isolatedSite }, {
  outputDir,
}) => {
  await keepEntries(context, upcoming);
  await waitForCopies(page);
  const open = await context.newPage();
  await acceptCookies(open);
  await openPage(open, sale);
  const copy = await createLinkedCopy(`${outputDir}-deploy`);
  const hash =
    /"webpackCompilationHash":"(\w+)"/.exec(readFileSync('public/page-data/app-data.json', 'utf8'))?.[1] ??
    '';
  for (const file of [
    'page-data/app-data.json',
    'shortlist/index.html',
    `${sale}index.html`,
    `${parcel}index.html`,
  ])
    await copy.change(file, (text) =>
      text
        .replaceAll(hash, 'anotherone')
        .replace('<h1>Carrot River Black</h1>', '<h1>Carrot River Black anew</h1>'),
    );
  const stats: unknown = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8'));
  const template =
    /"component---src-templates-parcel-parcel-template-tsx":\[[^\]]*"([\w-]+\.js)"\]/.exec(
      JSON.stringify(stats),
    )?.[1] ?? '';
  await copy.remove(template);
  await isolatedSite.stop();
  await isolatedSite.start(copy);
  // The page is from the previous build, whose script for parcels the host no longer has.
  await open.locator(`main a[href="${parcel}"]`).first().click();
  await expect(open.getByRole('heading', { level: 1 })).toHaveText('Parcel 1');
  await open.close();
  await page.goto('/shortlist/');
  const kept = async () => page.evaluate(async (path) => (await caches.match(path))?.text(), sale);
  await expect.poll(kept, { timeout: 20_000 }).toContain('Carrot River Black anew');
});

test('says so when the device has no room', async ({ page, context, isolatedSite: { siteOrigin } }) => {
  const session = await context.newCDPSession(page);
  await keepEntries(context, upcoming);
  await session.send('Storage.overrideQuotaForOrigin', { origin: siteOrigin, quotaSize: 100_000 });
  await page.goto('/shortlist/');
  await expect(page.getByText(/no room left to keep all of these pages/)).toBeVisible({ timeout: 20_000 });
});

test('nobody without a shortlist gets a worker', async ({ page }) => {
  await openPage(page, sale);
  await expect(page.getByRole('button', { name: 'Keep' })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('browsers may install the site, and revalidate the worker', async ({ page, context, request }) => {
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-type']).toContain('javascript');
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Tests run in a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});
