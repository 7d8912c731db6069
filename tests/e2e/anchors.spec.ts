import { expect, type Page } from '@playwright/test';
import { setClock } from './clock';
import { acceptCookies } from './consent';
import { holdRequests } from './hold-requests';
import { layoutShifts } from './layout-shifts';
import { openPage, reloadPage } from './open-page';
import { scrollTo } from './scroll-to';
import { test } from './test';

const sale = '/auctions/four-mile-coulee/';
const parcel = `${sale}parcels/parcel-1/`;

test.use({ viewport: { width: 390, height: 844 } });

function chips(page: Page) {
  return page.getByRole('navigation', { name: 'On this page' });
}

async function open(page: Page, path: string): Promise<void> {
  await acceptCookies(page);
  await setClock(page, '2026-11-21T18:00:00Z');
  await openPage(page, path);
}

test.describe('the anchors of a page', () => {
  // A row that scrolls smoothly would move away during a press.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stay below the header, mark the part that is read, and open what is folded', async ({ page }) => {
    await open(page, sale);
    await expect(chips(page).locator('[aria-current]')).toHaveCount(0);
    await scrollTo(page, 'middle');
    await expect(chips(page).locator('[aria-current]')).toHaveCount(1);
    expect(await layoutShifts(page)).toEqual(['0.000', []]);
    await chips(page)
      .getByRole('link', { name: /^Documents/ })
      .click();
    const documents = page.locator('details#documents');
    await expect(documents).toHaveAttribute('open', '');
    await expect(chips(page).locator('[aria-current]')).toHaveText(/^Documents/);
    await expect(chips(page).getByRole('link', { name: /^Documents/ })).toBeInViewport({ ratio: 1 });
    const [row, heading] = [
      await chips(page).boundingBox(),
      await documents.getByRole('heading').boundingBox(),
    ];
    expect(row?.y).toBe(64);
    expect(heading?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
    // The row is wider than the window, and scrolls by itself.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await chips(page).evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    // Once folded, the same chip opens it again; by keyboard, since the row may move to another part meanwhile.
    await documents.getByRole('heading').click();
    await expect(documents).not.toHaveAttribute('open');
    await chips(page)
      .getByRole('link', { name: /^Documents/ })
      .press('Enter');
    await expect(documents).toHaveAttribute('open', '');
    await scrollTo(page, 'start');
    await expect(chips(page).locator('[aria-current]')).toHaveCount(0);
  });

  test('take a press during which another part comes into view', async ({ page }) => {
    await open(page, sale);
    const options = page.locator('details#options');
    const chip = chips(page).getByRole('link', { name: /^Options/ });
    await page.locator('details#documents').evaluate((part) => {
      part.scrollIntoView();
    });
    await expect(chip).toHaveAttribute('aria-current');
    await chip.hover();
    await page.mouse.down();
    await scrollTo(page, 'start');
    await scrollTo(page, 'middle');
    await expect(chips(page).locator('[aria-current]')).toHaveText(/^Parcels/);
    await page.mouse.up();
    await expect(options).toHaveAttribute('open', '');
  });

  test('mark no part after a jump from the foot of the page to its top', async ({ page }) => {
    await open(page, sale);
    await scrollTo(page, 'end');
    await expect(chips(page).locator('[aria-current]')).toHaveCount(1);
    await scrollTo(page, 'start');
    await expect(chips(page).locator('[aria-current]')).toHaveCount(0);
  });

  test('lead to the parts of a parcel, and an address with an anchor opens its part', async ({ page }) => {
    await open(page, `${parcel}#terms`);
    await expect(page.locator('details#terms')).toHaveAttribute('open', '');
    await expect(page.locator('details#documents')).not.toHaveAttribute('open');
    // By then the row has moved to the part that is being read.
    await expect(chips(page).locator('[aria-current]')).toHaveAttribute('href', '#terms');
    await chips(page).getByRole('link', { name: 'Your total' }).click();
    await expect(page.getByLabel('Your bid in dollars')).toBeInViewport();
  });

  test('lead below the row even while most of the styles are loading', async ({ page }) => {
    await acceptCookies(page);
    const letThrough = await holdRequests(page, /\/deferred-.*\.css/);
    await page.goto(`${parcel}#terms`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => window.scrollY > 0);
    const terms = page.locator('details#terms');
    const top = async () => (await terms.boundingBox())?.y ?? 0;
    const early = await top();
    letThrough();
    await expect(terms).toHaveAttribute('open', '');
    await expect(chips(page)).toHaveCSS('position', 'sticky');
    const row = await chips(page).boundingBox();
    const foot = (row?.y ?? 0) + (row?.height ?? 0);
    expect(foot).toBeGreaterThan(64);
    for (const y of [early, await top()]) {
      expect(y).toBeGreaterThanOrEqual(foot);
      expect(y).toBeLessThan(foot + 100);
    }
  });

  test('on a large screen and on paper nothing is folded', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, parcel);
    const text = page.getByText('Open to everyone. No account needed.');
    await openPage(page, sale);
    await expect(text).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await reloadPage(page);
    await expect(text).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is folded', async ({ page }) => {
    await page.goto(sale);
    await expect(page.getByText('Open to everyone. No account needed.')).toBeVisible();
  });
});
