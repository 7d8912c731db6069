import { expect, type Locator, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { openPage } from './open-page';
import { test } from './test';

function table(page: Page, name: RegExp): Locator {
  return page.getByRole('main').getByRole('table', { name });
}

const drawn = /from the starting bid \(open square\)/;

/** Returns the prices per acre of a row, with their positions in its drawing. */
async function figuresAndDrawing(row: Locator) {
  const cells = await row.getByRole('cell').allTextContents();
  const perAcre = cells
    .slice(1, 3)
    .map((text) => Number(/\$([\d,]+)\/ac/.exec(text)?.[1]?.replace(/,/g, '')));
  const drawing = await row
    .locator('rect')
    .evaluateAll((squares) => squares.map((square) => parseFloat(square.getAttribute('x') ?? '')));
  return { perAcre, drawing };
}

test.describe('a visitor reads the prices of sold land', () => {
  test('from the starting bid to the accepted bid, drawn as in the table', async ({ page }) => {
    await openPage(page, '/past-sales/');
    const rows = table(page, drawn)
      .getByRole('row')
      .filter({ has: page.locator('rect') });
    const all = await Promise.all((await rows.all()).map(figuresAndDrawing));
    expect(all.length).toBeGreaterThan(5);
    const highest = Math.max(...all.flatMap(({ perAcre }) => perAcre));
    for (const { perAcre, drawing } of all) {
      expect(drawing).toHaveLength(2);
      for (const [index, price] of perAcre.entries())
        expect(Math.abs((drawing[index] ?? 0) - (price / highest) * 100)).toBeLessThan(0.2);
    }
    // Land that sold en bloc is one row.
    await expect(rows.filter({ hasText: 'Souris Flats' })).toHaveCount(1);
    expect(await violationsIn(page, 'main')).toEqual([]);
  });

  test('by district and year, and by the filters', async ({ page }) => {
    await openPage(page, '/past-sales/');
    const districts = table(page, /^Accepted bids per titled acre by the county/);
    await expect(districts.getByRole('row', { name: /^Flagstaff County/ })).toContainText('3 results');
    await expect(districts.getByRole('row')).toHaveCount(5);
    await openPage(page, '/past-sales/?province=SK');
    await expect(districts.getByRole('row')).toHaveCount(3);
    await expect(table(page, drawn).getByRole('row')).toHaveCount(4);
  });

  test('and sees the land of a square that is tapped on a phone', async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    await openPage(page, '/past-sales/');
    const square = page.locator('a[aria-label^="Souris Flats, en bloc: "] > g');
    await square.scrollIntoViewIfNeeded();
    const { x, y, width } = (await square.boundingBox()) ?? { x: NaN, y: NaN, width: NaN };
    // Beside its edge, like a finger.
    await page.touchscreen.tap(x + width / 2 - 12, y - 6);
    await expect(page.getByRole('group', { name: 'Souris Flats, en bloc' })).toContainText('$2,075,000');
    await context.close();
  });

  test('and sees the land of a square', async ({ page }) => {
    await openPage(page, '/past-sales/');
    const square = page.getByRole('link', { name: /^Souris Flats, en bloc: / });
    await square.focus();
    await page.keyboard.press('Enter');
    const land = page.getByRole('group', { name: 'Souris Flats, en bloc' });
    await expect(land).toContainText('$2,075,000');
    await expect(land.locator('svg').first()).toBeVisible();
    expect(await violationsIn(page, 'main')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(land).toBeHidden();
    await expect(square).toBeFocused();
  });

  test('on the page of the sale, with its stamp', async ({ page }) => {
    await page.goto('/auctions/iron-creek-home-place/');
    await expect(page.getByRole('figure').getByText('3 of 4 sold')).toBeVisible();
    await expect(table(page, drawn).getByRole('row', { name: /^Parcel 1/ })).toContainText('+43%');
    await expect(table(page, drawn).getByRole('row')).toHaveCount(4);
    await page.goto('/auctions/souris-flats/parcels/parcel-1/');
    await expect(page.getByRole('figure').getByText('Sold en bloc')).toBeVisible();
  });

  test('and those of land comparable to a parcel, by a rule that is stated', async ({ page }) => {
    await page.goto('/auctions/clear-prairie-quarters/parcels/parcel-1/');
    const comparable = page.locator('details', {
      has: page.getByRole('heading', { name: 'Comparable to this land' }),
    });
    await expect(
      comparable.getByRole('table', { name: /cultivated land sold for in Alberta or within 200 km/ }),
    ).toBeVisible();
    await expect(comparable.getByRole('row', { name: /^This land/ })).toContainText('$2,043/ac');
    const first = comparable.getByRole('row', { name: /^Smoky Bend Farm, parcel 1/ });
    await expect(first).toContainText('113 km');
    await expect(first).toContainText('$3,172/ac');
    expect(await violationsIn(page, 'main')).toEqual([]);
    await page.goto('/auctions/four-mile-coulee/parcels/parcel-1/');
    await expect(comparable).toContainText(
      'No comparable sale yet: no irrigated land has sold with us in Alberta',
    );
    await expect(comparable.getByRole('table')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('results are tables, and a square leads to its land', async ({ page }) => {
    await page.goto('/past-sales/');
    await expect(table(page, drawn).getByRole('row', { name: /^Souris Flats, en bloc/ })).toContainText(
      '+58%',
    );
    await page.getByRole('link', { name: /^Souris Flats, en bloc: / }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/En bloc/);
  });
});

test('a table of results fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, '/past-sales/');
  await page.getByRole('heading', { name: 'From start to sold' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const box = await table(page, drawn)
    .getByRole('row', { name: /^Souris Flats, en bloc/ })
    .boundingBox();
  expect(box?.width).toBeGreaterThan(200);
});
