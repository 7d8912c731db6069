import { expect, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { acceptCookies } from './consent';
import { openPage } from './open-page';
import { test } from './test';

const coulee = '/auctions/four-mile-coulee/';

function planOf(page: Page) {
  return page.getByRole('main').getByRole('group', { name: /^Plan of Four Mile Coulee/ });
}

/** The figures of a parcel beside the plan. */
function figuresOf(page: Page, name: string) {
  return page.getByRole('main').getByRole('group', { name, exact: true });
}

/** Opens the figures of a parcel by a tap on its land. */
async function tap(page: Page, name: string) {
  const figures = figuresOf(page, name);
  await planOf(page).getByRole('link', { name }).click();
  await expect(figures).toBeVisible();
  return figures;
}

test.describe('a buyer taps a parcel on the plan', () => {
  test('and sees its figures beside the plan, then the next one', async ({ page }) => {
    await openPage(page, coulee);
    const figures = await tap(page, 'Parcel 2');
    for (const text of [
      '2',
      'NE-1-10-17-W4M',
      '$780,000',
      '$4,927/ac',
      '158.3 ac',
      'Dryland quarter on pavement',
    ])
      await expect(figures).toContainText(text);
    await expect(page).toHaveURL(new RegExp(`${coulee}$`));
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /^Parcel 2, NE-1-10-17-W4M, 158\.3 ac\. Starting bid \$780,000, for sale\.$/ }),
    ).toHaveCount(1);
    const plan = await planOf(page).boundingBox();
    const box = await figures.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((plan?.x ?? 0) + 2);
    expect(await violationsIn(page, 'main')).toEqual([]);
    await figures.getByRole('button', { name: 'Next' }).click();
    await expect(figuresOf(page, 'Parcel 3')).toContainText('$260,000');
    await expect(figuresOf(page, 'Parcel 3').getByRole('button', { name: 'Next' })).toBeDisabled();
    await figuresOf(page, 'Parcel 3').getByRole('link', { name: 'Parcel 3' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parcel 3');
  });

  test('and continues with the keyboard alone', async ({ page }) => {
    await openPage(page, coulee);
    const link = (name: string) => planOf(page).getByRole('link', { name });
    await link('Parcel 1').focus();
    await page.keyboard.press('Enter');
    await expect(figuresOf(page, 'Parcel 1')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(figuresOf(page, 'Parcel 2')).toBeVisible();
    await expect(link('Parcel 2')).toBeFocused();
    // Its edge is wide and in the colour of the paper, inside the blue ring.
    const edge = link('Parcel 2').locator('path').first();
    await expect(edge).toHaveCSS('stroke-width', '7px');
    await expect(edge).toHaveCSS('stroke', 'rgb(255, 255, 255)');
    await page.keyboard.press('ArrowLeft');
    await expect(link('Parcel 1')).toBeFocused();
    await figuresOf(page, 'Parcel 1').getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Escape');
    await expect(figuresOf(page, 'Parcel 1')).toBeHidden();
    await expect(link('Parcel 1')).toBeFocused();
  });

  test('and finds a sheet at the foot of a phone, below the plan', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await acceptCookies(page);
    await openPage(page, coulee);
    const figures = await tap(page, 'Parcel 3');
    await expect
      .poll(async () => {
        const box = await figures.boundingBox();
        return box && [box.x, Math.round(box.y + box.height)];
      })
      .toEqual([0, 844]);
    const parcel = await planOf(page).getByRole('link', { name: 'Parcel 3' }).boundingBox();
    expect((parcel?.y ?? 0) + (parcel?.height ?? 0)).toBeLessThan((await figures.boundingBox())?.y ?? 0);
    expect(await violationsIn(page, 'main')).toEqual([]);
    await figures.getByRole('button', { name: 'Close' }).click();
    await expect(figures).toBeHidden();
  });

  test('and reaches all of the sheet in the smallest window', async ({ page }) => {
    // 1280 by 1024 px, zoomed to 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await acceptCookies(page);
    await openPage(page, coulee);
    await planOf(page).getByRole('link', { name: 'Parcel 3' }).focus();
    await page.keyboard.press('Enter');
    const figures = figuresOf(page, 'Parcel 3');
    await expect(figures).toBeVisible();
    await expect.poll(async () => (await figures.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    await expect(figures.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await figures.getByRole('button', { name: 'Previous' }).click();
    await expect(figuresOf(page, 'Parcel 2')).toBeVisible();
  });

  test('on the page of another parcel', async ({ page }) => {
    await openPage(page, `${coulee}parcels/parcel-2/`);
    await tap(page, 'Parcel 3');
    await figuresOf(page, 'Parcel 3').getByRole('button', { name: 'Previous' }).click();
    // This page's own parcel has no link to itself.
    await expect(figuresOf(page, 'Parcel 2').getByRole('link')).toHaveCount(0);
    await figuresOf(page, 'Parcel 2').getByRole('button', { name: 'Previous' }).click();
    await figuresOf(page, 'Parcel 1').getByRole('link', { name: 'Parcel 1' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parcel 1');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a tap leads to the row of the parcel, and no slider shows', async ({ page }) => {
    await page.goto(coulee);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await planOf(page).getByRole('link', { name: 'Parcel 2' }).click();
    await expect(page).toHaveURL(/#parcel-2$/);
    await expect(page.locator('#parcel-2')).toBeInViewport();
  });
});

test('a slider draws the plan over the aerial picture, with keys as well', async ({ page }) => {
  await openPage(page, coulee);
  const slider = page.getByRole('slider', { name: 'Plan drawn over the aerial picture' });
  const picture = page
    .getByRole('main')
    .getByRole('img', { name: /^Four pivot circles from straight above/ });
  await page.getByRole('figure').getByText('Not a legal survey').scrollIntoViewIfNeeded();
  await expect(picture).toHaveCount(0);
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '95%');
  await expect(picture).toBeVisible();
  // Its corners match those of the quarters: this plan shows exactly the area of the picture.
  const [plan, box] = [await planOf(page).boundingBox(), await picture.boundingBox()];
  expect(Math.abs((plan?.x ?? 0) - (box?.x ?? 9))).toBeLessThan(2);
  expect(Math.abs((plan?.width ?? 0) - (box?.width ?? 9))).toBeLessThan(2);
  await page.keyboard.press('Home');
  expect(await violationsIn(page, 'main')).toEqual([]);
  await page.keyboard.press('End');
  await expect(picture).toHaveCount(0);
});

test('the plan of a wide screen stays beside the rows, and follows the pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openPage(page, '/auctions/carrot-river-black/');
  const beside = page.locator('#parcels svg').filter({ has: page.locator('use') });
  await page.getByRole('row', { name: /^5 ?Parcel 5/ }).scrollIntoViewIfNeeded();
  await expect(beside).toBeInViewport({ ratio: 0.8 });
  const box = await beside.boundingBox();
  const table = await page.getByRole('table').first().boundingBox();
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThan(box?.x ?? 0);
  // Its links are those of the plan above, so the focus skips them.
  await page.getByRole('table').first().locator('a, button').last().focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[inert]') !== null)).toBe(false);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(beside).toBeHidden();
});

test('letters of quarters, coulees and their legend are on the plan', async ({ page }) => {
  await page.goto(coulee);
  const letters = await planOf(page).locator('text').allTextContents();
  expect(letters.filter((text) => /^[NS][EW]$/.test(text)).sort()).toEqual([
    'NE',
    'NE',
    'NW',
    'SE',
    'SE',
    'SW',
  ]);
  await expect(page.getByRole('figure').getByText('Coulee', { exact: true })).toBeVisible();
});

test('in forced colours the figures keep their edges, and the picture its colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, coulee);
  const figures = await tap(page, 'Parcel 1');
  const edge = await figures.evaluate((element) => getComputedStyle(element).borderLeftStyle);
  expect(edge).toBe('solid');
  expect(await violationsIn(page, 'main')).toEqual([]);
});
