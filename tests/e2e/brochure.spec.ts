import { expect, type Page } from '@playwright/test';
import { readPages } from '../built/built-site';
import { setClock } from './clock';
import { holdRequests } from './hold-requests';
import { openPage } from './open-page';
import { test } from './test';

const brochures = readPages().filter(({ template }) => template === 'brochure');

async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The number of PDF sheets for the whole sale, and for its parcels. */
async function countSheets(page: Page) {
  const parcels = page.getByRole('main').locator('section[id^=sheet-]');
  const all = await printedPages(page);
  const named = await parcels.count();
  await parcels.evaluateAll((sheets) => {
    for (const sheet of sheets) sheet.remove();
  });
  const front = await printedPages(page);
  return { front, named, ofParcels: all - front };
}

for (const { path, root } of brochures) {
  test(`each parcel prints on its own sheet: ${path}`, async ({ page }) => {
    await openPage(page, path);
    const { front, named, ofParcels } = await countSheets(page);
    expect(named).toBe(root.querySelectorAll('section[id^=sheet-]').length);
    expect([front, ofParcels]).toEqual([expect.any(Number), named]);
    expect(front).toBeGreaterThanOrEqual(2);
    expect(front).toBeLessThanOrEqual(3);
  });
}

test('a buyer prints the brochure of a sale with four parcels, without its controls', async ({ page }) => {
  await page.goto('/auctions/clear-prairie-quarters/');
  await page.getByRole('link', { name: 'Print the brochure' }).click();
  await expect(page).toHaveURL('/auctions/clear-prairie-quarters/brochure/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clear Prairie Quarters');
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(4);
  await expect(page.getByText('Sample data. Nothing here is for sale.')).toHaveCount(1);
  const printed = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.print = () => {
          resolve('printed');
        };
      }),
  );
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await printed).toBe('printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText(/\/auctions\/clear-prairie-quarters$/)).toBeVisible();
  await expect(page.getByText('As of ')).toBeVisible();
});

test('links lead from the table to the sheets, and from the bar back to the sale', async ({ page }) => {
  await page.goto('/auctions/carrot-river-black/brochure/');
  await page
    .getByRole('row', { name: /Parcel 4/ })
    .getByRole('link', { name: 'Parcel 4' })
    .click();
  await expect(page.getByRole('heading', { name: 'Parcel 4' })).toBeInViewport();
  await page.getByRole('link', { name: 'Back to the sale' }).click();
  await expect(page).toHaveURL(/\/auctions\/carrot-river-black\/$/);
});

test.describe('a reader who scrolls on from an anchor is not scrolled back', () => {
  const path = '/auctions/carrot-river-black/brochure/';
  const backToTop = () => {
    window.scrollTo(0, 0);
  };
  const position = (page: Page) => page.evaluate(() => window.scrollY);

  test('by the scripts that start later', async ({ page }) => {
    const release = await holdRequests(page, '**/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Parcel 4' }).first().click();
    await expect.poll(() => position(page)).toBeGreaterThan(0);
    await page.evaluate(backToTop);
    release();
    await page.waitForLoadState('networkidle');
    expect(await position(page)).toBe(0);
    await page.getByRole('link', { name: 'Back to the sale' }).click();
    await expect(page).toHaveURL(/\/auctions\/carrot-river-black\/$/);
  });

  test('by the router, which handles the step a frame later', async ({ page }) => {
    await openPage(page, path);
    await page.evaluate(() => {
      const frame = window.requestAnimationFrame.bind(window);
      const held: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (callback) => held.push(callback);
      window.addEventListener('release', () => {
        window.requestAnimationFrame = frame;
        for (const callback of held) frame(callback);
      });
    });
    await page.getByRole('link', { name: 'Parcel 4' }).first().click();
    await expect.poll(() => position(page)).toBeGreaterThan(0);
    await page.evaluate(backToTop);
    await page.evaluate(() => window.dispatchEvent(new Event('release')));
    await expect(page.locator('#gatsby-announcer')).toHaveText(/^Navigated to/);
    expect(await position(page)).toBe(0);
  });
});

test('without JavaScript there is no print button', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto('/auctions/carrot-river-black/brochure/');
  await expect(page.getByRole('heading', { name: 'Parcel 5' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await context.close();
});

test.describe('the brochure shows the status of its sale', () => {
  test('completed, with accepted bids', async ({ page }) => {
    await page.goto('/auctions/smoky-bend-farm/brochure/');
    await expect(page.getByText('Completed')).toBeVisible();
    await expect(page.getByText('$2,444,000').first()).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Price' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Parcel 1' })).toContainText('Accepted bid');
  });

  test('completed, sold to the en bloc bid', async ({ page }) => {
    await page.goto('/auctions/souris-flats/brochure/');
    await expect(page.getByText('took the block')).toBeVisible();
    const parcel = page.getByRole('region', { name: 'Parcel 1' });
    await expect(parcel).toContainText('sold en bloc');
    // The price is that of the block.
    await expect(parcel).not.toContainText(/Starting bid|Accepted bid/);
    await expect(parcel).toContainText('Titled319.5 ac');
  });

  test('postponed, without a date', async ({ page }) => {
    await page.goto('/auctions/frenchman-valley-grass/brochure/');
    await expect(page.getByText('Postponed').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dates' })).toHaveCount(0);
  });

  test('live, then completed, between two builds', async ({ page }) => {
    await setClock(page, '2027-01-20T16:00:00Z');
    await openPage(page, '/auctions/carrot-river-black/brochure/');
    await expect(page.getByText('SELLING NOW!')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Parcel 2' })).toContainText('bidding now');
    await page.clock.fastForward('24:00:00');
    await expect(page.getByText('Results to come.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Parcel 2' })).toContainText('result to come');
  });
});
