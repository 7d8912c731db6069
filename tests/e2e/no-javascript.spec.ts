import { expect } from '@playwright/test';
import { hasShell, largestPages, readPages } from '../built/built-site';
import { company } from '../tooling/company';
import { test } from './test';

test.use({ javaScriptEnabled: false });

test('a visitor without JavaScript reads a sale and moves through the menu', async ({ page }) => {
  await page.goto('/auctions/four-mile-coulee/');
  await expect(page.getByRole('table').first()).toContainText('$6,400,000');
  await page.getByRole('navigation', { name: 'Main' }).getByText('More', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Starting bids' }).click();
  await expect(page).toHaveURL(/\/how-does-the-bidding-process-work\/#Starting-Bids$/);
  await expect(page.locator('#Starting-Bids')).toBeInViewport();
});

test('a visitor without JavaScript reaches every menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const [button, link] of [
    ['Buy Land menu', 'Past sales and prices'],
    ['Sell Land menu', `Sell with ${company.name}`],
    ['More', 'Private tender'],
  ] as const) {
    await menu.getByRole('button', { name: button }).click();
    await expect(menu.getByRole('link', { name: link })).toBeVisible();
  }
});

test('a visitor without JavaScript can search', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search for land' }).last().fill('Taber');
  await page.getByRole('searchbox', { name: 'Search for land' }).last().press('Enter');
  await expect(page).toHaveURL(/\/search\/\?query=Taber$/);
});

test('without JavaScript, a page of every template is readable', async ({ page }) => {
  test.setTimeout(180_000);
  for (const built of largestPages(readPages())) {
    await test.step(built.path, async () => {
      await page.goto(built.path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Every paragraph, cell and heading that is not folded is visible; a table says that it scrolls only if it does.
      const hidden = await page
        .getByRole('main')
        .locator(':is(h1, h2, h3, p, td, li):not(details:not([open]) *)')
        .filter({ hasNotText: /^Scroll the table sideways/ })
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            )
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect([built.path, hidden]).toEqual([built.path, []]);
      // No space is reserved for what scripts would draw; a low box is the empty end of a row.
      const empty = await page
        .getByRole('main')
        .locator('div:empty')
        .evaluateAll((boxes) =>
          boxes
            .filter((box) => box.getBoundingClientRect().height > 100)
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
      expect([built.path, empty]).toEqual([built.path, []]);
      if (!hasShell(built)) return;
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button', { name: 'Sell Land menu' }).click();
      await expect(menu.getByRole('link', { name: 'Testimonials' }).first()).toBeVisible();
    });
  }
});
