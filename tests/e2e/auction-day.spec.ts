import { expect, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { setClock } from './clock';
import { openPage } from './open-page';
import { test } from './test';

const sale = '/auctions/clear-prairie-quarters/';

function section(page: Page) {
  return page.getByRole('region', { name: /^En bloc: the same land/ });
}

/** Scrolls near the rule, so that its parts load. */
async function openRule(page: Page) {
  await openPage(page, sale);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByText('Work it out with these parcels')).toBeVisible();
}

test('a bidder works out the block with the parcels of the sale', async ({ page }) => {
  await setClock(page, '2026-11-21T18:00:00Z');
  await openRule(page);
  await section(page).getByText('Work it out with these parcels').click();
  const bid = section(page).getByLabel('Your bid on the block', { exact: true });
  await expect(bid).toHaveValue('1,850,000');
  await section(page).getByLabel('Parcel 1, high bid', { exact: true }).fill('900,000');
  await expect(section(page).getByText('The parcels sell one by one.').first()).toBeVisible();
  await bid.fill('2,200,000');
  await expect(section(page).getByText('The block sells for $2,200,000.').first()).toBeVisible();
  expect(await violationsIn(page, '#en-bloc-rule')).toEqual([]);
});

test('the clock fills in the minutes before the en bloc round', async ({ page }) => {
  await setClock(page, '2026-11-30T17:07:30Z');
  await openRule(page);
  const face = section(page).getByRole('figure').locator('svg');
  await expect(
    section(page).getByText(/begin to close at 11:00 AM ABT, and en bloc bidding opens at 11:15 AM ABT/),
  ).toBeVisible();
  await expect(face.locator('pattern + path')).toHaveAttribute('d', /^M0 0L0 -44A44 44 0 0 1 /);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the rule is there, and no control that does nothing', async ({ page }) => {
    await page.goto(sale);
    await expect(section(page).getByText(/15 minutes after/)).toBeVisible();
    await expect(section(page).getByText('Work it out with these parcels')).toHaveCount(0);
  });
});
