import { expect } from '@playwright/test';
import { acceptCookies } from './consent';
import { holdRequests } from './hold-requests';
import { openPage } from './open-page';
import { test } from './test';

// Requests of the worker would bypass those that a test holds back.
test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ page }) => {
  await acceptCookies(page);
});

test('the map of sales takes the focus from the drawing that it replaces', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await holdRequests(page, '**/sales/map.json');
  await openPage(page, '/sales/');
  const name = /^\d, Burnt Birch Ranch/;
  const still = page.getByRole('group', { name: 'Map of the sales' }).getByRole('link', { name });
  const asked = page.waitForRequest('**/sales/map.json');
  await still.focus();
  await asked;
  await expect(still).toBeFocused();
  release();
  const live = page.getByRole('region', { name: 'Map of the sales' });
  await expect(live.getByRole('link', { name })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await live.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('clearing the filters when no sale matches leaves the focus at the results', async ({ page }) => {
  await openPage(page, '/sales/?province=MB&acresFrom=99999');
  const results = page.getByRole('region', { name: 'Sales', exact: true });
  const clear = results.getByRole('button', { name: 'Clear all' });
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(clear).toHaveCount(0);
  await expect(results).toBeFocused();
});
