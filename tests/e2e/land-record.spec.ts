import { expect, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { layoutFaults } from './layout-faults';
import { openPage } from './open-page';
import { test } from './test';

const wellsites = '/auctions/iron-creek-home-place/parcels/parcel-2/';
const irrigated = '/auctions/four-mile-coulee/parcels/parcel-1/';

function recordOf(page: Page) {
  return page.getByRole('region', { name: 'Land record' });
}

/** Unfolds every part of the record. */
async function unfold(page: Page): Promise<void> {
  const parts = recordOf(page).locator('summary');
  for (let index = 0; index < (await parts.count()); index += 1) await parts.nth(index).press('Enter');
}

test('a buyer on a phone unfolds every part without scrolling sideways', async ({ page }) => {
  for (const address of [wellsites, irrigated]) {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      // An address that differs only by its anchor would not load the page again.
      await page.goto('about:blank');
      // The record as a whole is folded on a phone; its anchor opens it.
      await openPage(page, `${address}#record`);
      await unfold(page);
      await expect(recordOf(page).getByText('Source:').first()).toBeVisible();
      await expect(recordOf(page).locator('details:not([open])')).toHaveCount(0);
      // The bar at the top covers what is scrolled beneath it.
      await page.evaluate(() => {
        window.scrollTo(0, 0);
      });
      expect([address, width, await layoutFaults(page)]).toEqual([address, width, []]);
      expect(await violationsIn(page, 'main')).toEqual([]);
    }
  }
});

test('a buyer reads who operates a suspended well, what it pays, and the source', async ({ page }) => {
  await page.goto(wellsites);
  const record = recordOf(page);
  await expect(record.getByText('6 wells, $19,800 a year')).toBeVisible();
  await expect(record.getByText('Suspended.')).toBeHidden();
  await record.getByText('Wells and sites').click();
  await expect(record.getByText('Buffalo Bean Energy Ltd., licence W 0900306. Suspended.')).toBeVisible();
  await expect(record.getByText('Source: Certificate of title and AER well list')).toBeVisible();
  await expect(record.getByRole('link', { name: 'Surface leases, section 18' })).toBeVisible();
});

test('a buyer tells land without a tenant from land where something is not known', async ({ page }) => {
  await page.goto('/auctions/carrot-river-black/parcels/parcel-4/');
  const record = recordOf(page);
  await expect(record.getByText('The tenant keeps the records.')).toBeVisible();
  await expect(record.getByText('Not known', { exact: true }).first()).toBeVisible();
  await page.goto('/auctions/carrot-river-black/parcels/parcel-1/');
  await expect(record.getByText('No tenant')).toBeVisible();
});

test('in forced colours the lines of the record remain', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(wellsites);
  const line = recordOf(page).locator('details').first();
  expect(await line.evaluate((element) => getComputedStyle(element).borderBottomStyle)).toBe('solid');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the record unfolds', async ({ page }) => {
    await page.goto(irrigated);
    await recordOf(page).getByText('Crops and yields').click();
    await expect(recordOf(page).getByText('Potatoes, 405 cwt/ac (NE 12)').last()).toBeVisible();
  });
});
