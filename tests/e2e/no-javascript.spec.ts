import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('a visitor without JavaScript reads a sale and moves through the menu', async ({ page }) => {
  await page.goto('/auctions/four-mile-coulee/');
  await expect(page.getByRole('table').first()).toContainText('$6,400,000');
  await page.getByRole('navigation', { name: 'Main' }).getByText('More', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Starting bids' }).click();
  await expect(page).toHaveURL(/\/how-does-the-bidding-process-work\/#Starting-Bids$/);
  await expect(page.locator('#Starting-Bids')).toBeInViewport();
});
