import { expect } from '@playwright/test';
import { violationsIn } from './axe';
import { acceptCookies } from './consent';
import { layoutFaults } from './layout-faults';
import { layoutShifts } from './layout-shifts';
import { keep, open, parts, ranchHome, sale } from './my-place';
import { reloadPage } from './open-page';
import { createTextSizer, textFaults } from './text-faults';
import { test } from './test';

/** A sale that is not live yet, and the quarter west of its first parcel. */
const nextSale = '/auctions/carrot-river-black/';
const nextHome = { label: 'NW-7-45-18-W2M', position: [-104.6139, 52.8677] };

test.describe('a place that was set before', () => {
  test.beforeEach(async ({ page, context }) => {
    await acceptCookies(page);
    await keep(context);
  });

  for (const [width, path, shown] of [
    [390, '/', /Parcels 1 and 2 touch SE-9-77-8-W6M/],
    [390, '/sales/', /Parcels 1, 2 and 4 touch SW-15-73-6-W6M/],
    [1440, '/sales/', /Parcels 1, 2 and 4 touch SW-15-73-6-W6M/],
    [390, nextSale, /from NW-7-45-18-W2M\. Parcel 1 touches it/],
    [1440, nextSale, /from NW-7-45-18-W2M\. Parcel 1 touches it/],
    [390, `${sale}parcels/parcel-1/`, /from SW-15-73-6-W6M\. Parcel 1 touches it/],
  ] as const) {
    test(`causes no layout shift on ${path} at ${String(width)} px`, async ({ page, context }) => {
      if (path === nextSale) await keep(context, JSON.stringify(nextHome));
      if (path === '/') await keep(context, JSON.stringify(ranchHome));
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
      expect(await layoutShifts(page)).toEqual(['0.000', []]);
    });
  }

  test('leaves the controls of the list in place', async ({ page }) => {
    const { opener } = parts(page);
    const order = page.getByLabel('Sort by');
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/sales/');
    await expect(opener).toHaveText('My place: SW-15-73-6-W6M');
    const kept = await order.boundingBox();
    await page.getByRole('button', { name: 'Forget SW-15-73-6-W6M' }).click();
    await reloadPage(page);
    await expect(opener).toHaveText('My place');
    expect(await order.boundingBox()).toEqual(kept);
  });

  test('fits and is accessible on cards and the pages of land, at any width and text size', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const [path, touching] of [
      ['/sales/', 'Parcels 1, 2 and 4 touch SW-15-73-6-W6M'],
      [sale, /from SW-15-73-6-W6M\. Parcels 1, 2 and 4 touch it/],
    ] as const) {
      await open(page, path);
      await expect(page.getByRole('main').getByText(touching)).toBeVisible();
      for (const width of [320, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const faults = async () => [...(await layoutFaults(page)), ...(await textFaults(page))];
        await expect.poll(async () => [path, width, await faults()]).toEqual([path, width, []]);
        expect([path, width, await violationsIn(page, 'main')]).toEqual([path, width, []]);
      }
      const setTextSize = await createTextSizer(page);
      await setTextSize(32);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(async () => [path, width, await layoutFaults(page)]).toEqual([path, width, []]);
      }
      await setTextSize(16);
    }
  });

  test('shows in forced colours that the list is sorted by it', async ({ page }) => {
    const { nearest } = parts(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/sales/');
    const outline = async () => nearest.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outline()).toBe('none');
    await nearest.click();
    await page.mouse.move(0, 0);
    await nearest.blur();
    expect(await outline()).toBe('solid');
  });

  test('is not printed, since a printout may be passed on', async ({ page }) => {
    for (const path of ['/sales/', sale]) {
      await open(page, path);
      const words = page.getByRole('main').getByText(/(from|touch) SW-15-73-6-W6M/);
      await expect(words.first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(words.filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test('follows changes in another tab, and changes made before the page is restored', async ({
    page,
    context,
  }) => {
    const { opener } = parts(page);
    await open(page, '/sales/');
    await expect(opener).toHaveText('My place: SW-15-73-6-W6M');
    const other = await context.newPage();
    await open(other, sale);
    await other.evaluate(() => {
      localStorage.setItem('my-place', JSON.stringify({ label: 'Falher, AB', position: [-117.2, 55.73] }));
    });
    await expect(opener).toHaveText('My place: Falher, AB');
    await reloadPage(other);
    await other.getByRole('button', { name: /from Falher, AB$/ }).click();
    await other.getByRole('button', { name: 'Forget Falher, AB' }).click();
    await expect(opener).toHaveText('My place');
    await page.evaluate(() => {
      localStorage.setItem('my-place', JSON.stringify({ label: 'Taber, AB', position: [-112.15, 49.78] }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(opener).toHaveText('My place: Taber, AB');
  });
});

test('a place that is set in another tab shows in a tab without one', async ({ page, context }) => {
  const { opener } = parts(page);
  await open(page, '/sales/');
  const other = await context.newPage();
  await open(other, '/testimonials/');
  await other.evaluate(() => {
    localStorage.setItem('my-place', JSON.stringify({ label: 'Falher, AB', position: [-117.2, 55.73] }));
  });
  await expect(opener).toHaveText('My place: Falher, AB');
});

test('an invalid place is ignored and removed', async ({ page, context }) => {
  await keep(context, '{"label":"<img src=x>","position":[0,0]}');
  await open(page, '/sales/');
  await expect.poll(async () => page.evaluate(() => localStorage.getItem('my-place'))).toBeNull();
  await expect(parts(page).opener).toHaveText('My place');
});

test('the place lasts for the visit if the browser stores nothing', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  const { opener, field } = parts(page);
  await open(page, '/sales/');
  await opener.click();
  await field.fill('nw 14 72 6 w6');
  await field.press('Enter');
  await expect(opener).toHaveText('My place: NW-14-72-6-W6M');
  await page.getByRole('main').getByRole('link', { name: 'View Details of Clear Prairie Quarters' }).click();
  await expect(page.getByRole('button', { name: /from NW-14-72-6-W6M$/ })).toBeVisible();
  await reloadPage(page);
  await expect(parts(page).howFar).toBeVisible();
});
