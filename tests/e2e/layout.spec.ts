import { expect, test } from '@playwright/test';

test.describe('in print', () => {
  test('a page leaves out what cannot be pressed and keeps its words', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText('All prices in Canadian dollars.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('searchbox').first()).toBeHidden();
    await expect(page.getByRole('region', { name: 'Cookies and tracking' })).toBeHidden();
  });
});

test.describe('in forced colours', () => {
  test('plans keep their own sheet, and buttons their edges', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/', { waitUntil: 'networkidle' });
    const plan = page.getByRole('img', { name: /^Plan of Clear Prairie Quarters/ });
    expect(await plan.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none');
    const bidding = page.getByRole('main').getByRole('link', { name: 'View Bidding' });
    expect(await bidding.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  });
});
