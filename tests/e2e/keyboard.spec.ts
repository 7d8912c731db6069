import { expect } from '@playwright/test';
import { acceptCookies } from './consent';
import { openPage } from './open-page';
import { scrollTo } from './scroll-to';
import { walk } from './tab-walk';
import { test } from './test';

test('the Tab key leads out of the drawer of a phone, which closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await acceptCookies(page);
  await openPage(page, '/faq/');
  await page.getByRole('button', { name: 'Menu', exact: true }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('navigation', { name: 'Main' });
  await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused();
  const stops = await walk(page, drawer);
  expect(stops.length).toBeGreaterThan(5);
  expect(stops.filter(({ covered }) => covered)).toEqual([]);
  await expect(drawer).toBeHidden();
  // The next control of the header has the focus, and keeps it.
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
});

test('the Tab key leads out of the figures of a parcel on a phone, which close', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await acceptCookies(page);
  await openPage(page, '/auctions/four-mile-coulee/');
  const main = page.getByRole('main');
  const plan = main.getByRole('group', { name: /^Plan of Four Mile Coulee/ });
  await plan.getByRole('link', { name: 'Parcel 1' }).focus();
  await page.keyboard.press('Enter');
  const figures = main.getByRole('group', { name: 'Parcel 1', exact: true });
  await expect(figures).toBeVisible();
  const stops = await walk(page, figures);
  // The other parcels, the slider and the figures themselves come first.
  expect(stops.map(({ name }) => name)).toContain('Close');
  expect(stops.filter(({ covered }) => covered)).toEqual([]);
  await expect(figures).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.closest('figure') !== null)).toBe(false);
});

test('the skip link leads past the menus to the content', async ({ page }) => {
  await openPage(page, '/faq/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the shell can be used with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/faq/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const buy = nav.getByRole('button', { name: 'Buy Land menu' });
  await buy.focus();
  await page.keyboard.press('Space');
  await expect(nav.getByRole('article')).toHaveCount(4);
  await page.keyboard.press('Tab');
  await expect(nav.getByRole('link', { name: 'View Details of Clear Prairie Quarters' })).toBeFocused();
  // Esc gives the focus back; a focus outside the header closes what is open.
  await page.keyboard.press('Escape');
  await expect(buy).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('main').getByRole('link').first().focus();
  await expect(buy).toHaveAttribute('aria-expanded', 'false');
});

for (const width of [390, 1440])
  test(`focus in a sticky bar does not scroll the page at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await acceptCookies(page);
    await openPage(page, '/auctions/four-mile-coulee/');
    await scrollTo(page, 'middle');
    const chips = page.getByRole('navigation', { name: 'On this page' });
    // The row of chips is sticky only on a phone.
    const bars = width < 1024 ? page.getByRole('banner').or(chips) : page.getByRole('banner');
    if (width < 1024) await expect(chips.locator('[aria-current]')).toHaveCount(1);
    const before = await page.evaluate(() => window.scrollY);
    await page.getByRole('banner').getByRole('link').first().focus();
    const held = await bars.locator('a:visible, button:visible, input:visible').all();
    expect(held.length).toBeGreaterThan(5);
    for (const control of held) {
      await control.focus();
      const { moved, top } = await control.evaluate((element) => ({
        moved: window.scrollY,
        top: element.getBoundingClientRect().top,
      }));
      expect([await control.innerText(), moved]).toEqual([await control.innerText(), before]);
      expect(top).toBeGreaterThanOrEqual(0);
    }
  });
