import { expect, type Page } from '@playwright/test';
import { setClock } from './clock';
import { acceptCookies } from './consent';
import { holdRequests } from './hold-requests';
import { openPage } from './open-page';
import { test } from './test';

// Registration for Four Mile Coulee closes on December 8, 2026 at 4:00 PM ABT, after the build of the tests.
const before = '2026-12-08T21:00:00Z';
const after = '2026-12-08T22:00:00Z';
const sale = '/auctions/four-mile-coulee/';
const pages = [
  sale,
  ...['parcels/', 'parcels/parcel-1/', 'parcels/en-bloc/'].map((end) => sale + end),
  ...['parcels/parcel-1/features/water-rights/', 'options/pivot-package/', 'reminder/'].map(
    (end) => sale + end,
  ),
];

function offers(page: Page) {
  return page.getByRole('link', { name: 'Register To Bid' });
}

function open(page: Page) {
  return page
    .getByRole('main')
    .getByText('Register by Dec 8, 2026 at 4:00 PM ABT. After that, call Dale Kowalchuk at');
}

function closed(page: Page) {
  return page.getByRole('main').getByText('Registration has closed. Call Dale Kowalchuk at');
}

test.describe('a buyer', () => {
  test('registers before the deadline, which the page shows together with whom to call afterwards', async ({
    page,
  }) => {
    await setClock(page, before);
    await openPage(page, sale);
    await expect(open(page)).toBeVisible();
    await expect(closed(page)).toHaveCount(0);
    await expect(offers(page)).toHaveCount(2);
  });

  test('is offered no registration after the deadline, and is told whom to call', async ({ page }) => {
    await setClock(page, after);
    for (const path of pages) {
      await page.goto(path);
      await expect(closed(page), path).toBeVisible();
      await expect(open(page), path).toBeHidden();
      await expect(offers(page), path).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Create Account' })).toBeVisible();
    }
    await page.goto('/auctions/pembina-ridge/');
    await expect(offers(page)).toHaveCount(2);
  });

  test('sees registration close while the page is open, in the drawer of a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await acceptCookies(page);
    await setClock(page, '2026-12-08T21:59:00Z');
    await page.goto(sale);
    await expect(open(page)).toBeVisible();
    await page.clock.fastForward('01:10');
    await expect(closed(page)).toBeVisible();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Create Account' }).first()).toBeVisible();
    await expect(offers(page)).toHaveCount(0);
  });

  test('is told so before the scripts have loaded', async ({ page }) => {
    await setClock(page, after);
    const release = await holdRequests(page, '**/*.js');
    await page.goto(sale, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(closed(page)).toBeVisible();
    await expect(offers(page)).toHaveCount(0);
    release();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(closed(page)).toBeVisible();
    await expect(offers(page)).toHaveCount(0);
  });

  test('whose clock is a day fast may register once the time of the server is known', async ({ page }) => {
    await setClock(page, '2026-12-09T12:00:00Z', '2026-12-08T12:00:00Z');
    await page.goto(sale);
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(offers(page)).toHaveCount(2);
    await expect(closed(page)).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page that is older than the deadline says until when its button is valid', async ({ page }) => {
    await page.goto(sale);
    await expect(open(page)).toBeVisible();
    await expect(closed(page)).toBeHidden();
    await expect(offers(page)).toHaveCount(2);
  });

  test('a page that was built after the deadline offers nothing', async ({ page }) => {
    await page.goto('/auctions/clear-prairie-quarters/');
    await expect(page.getByRole('main').getByText(/^Registration has closed/)).toBeVisible();
    await expect(offers(page)).toHaveCount(0);
  });
});
