import { expect, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { setClock } from './clock';
import { acceptCookies } from './consent';
import { signIn } from './engine';
import { bottomInset } from './bottom-inset';
import { layoutShifts } from './layout-shifts';
import { openPage } from './open-page';
import { scrollTo } from './scroll-to';
import { test } from './test';

const sale = '/auctions/four-mile-coulee/';
const parcel = `${sale}parcels/parcel-1/`;
const quietDay = '2026-11-21T18:00:00Z';
const height = 56;

test.use({ viewport: { width: 390, height: 844 } });

function bar(page: Page) {
  return page.getByRole('region', { name: 'Bid on this land' });
}

async function open(page: Page, path: string, clock = quietDay): Promise<void> {
  await acceptCookies(page);
  await setClock(page, clock);
  await openPage(page, path);
}

for (const path of [sale, parcel]) {
  test(`on ${path} it is at the foot while the button of the page is out of view`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('main').getByRole('link', { name: 'Register To Bid' })).toBeInViewport();
    await expect(bar(page)).toBeHidden();
    await scrollTo(page, 'middle');
    await expect(bar(page)).toBeVisible();
    await expect(bar(page).getByRole('timer')).toContainText(/17 d 2[01] h \d+ m/);
    await expect(bar(page)).toContainText(path === sale ? 'Four Mile Coulee' : 'Parcel 1');
    await expect
      .poll(async () => {
        const box = await bar(page).boundingBox();
        return [box?.height, (box?.y ?? 0) + (box?.height ?? 0)];
      })
      .toEqual([height, 844]);
    const own = page.getByRole('main').getByRole('link', { name: 'Register To Bid' });
    const button = bar(page).getByRole('link', { name: 'Register To Bid' });
    expect(await button.getAttribute('href')).toBe(await own.getAttribute('href'));
    const target = await button.boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(44);
    await scrollTo(page, 'end');
    await expect(bar(page)).toBeVisible();
    // On every page, the header covers a part of the links that are scrolled under it.
    await page.getByRole('banner').evaluate((header) => {
      header.style.position = 'static';
    });
    expect(await violationsIn(page)).toEqual([]);
    const last = await page.getByRole('contentinfo').locator('p').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(844 - height);
    await scrollTo(page, 'start');
    await expect(bar(page)).toBeHidden();
    expect(await layoutShifts(page)).toEqual(['0.000', []]);
  });
}

test('it offers what the clock allows: registration, a reminder, bidding, and then nothing', async ({
  page,
}) => {
  for (const [clock, label] of [
    ['2026-12-08T12:00:00Z', 'Register To Bid'],
    ['2026-12-09T12:00:00Z', 'Remind me'],
    ['2026-12-09T15:30:00Z', 'View Bidding'],
  ] as const) {
    await open(page, sale, clock);
    await scrollTo(page, 'end');
    await expect(bar(page).getByRole('link')).toHaveText(label);
  }
  for (const path of [sale, '/auctions/frenchman-valley-grass/', '/auctions/border-mixed-farm/', '/']) {
    await open(page, path, '2026-12-10T15:00:00Z');
    await scrollTo(page, 'end');
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(bar(page)).toHaveCount(0);
  }
});

test('registration that closes while the page is open changes its button', async ({ page }) => {
  await open(page, sale, '2026-12-08T21:59:00Z');
  await scrollTo(page, 'end');
  await expect(bar(page).getByRole('link')).toHaveText('Register To Bid');
  await page.clock.fastForward('01:10:00');
  await expect(bar(page).getByRole('link')).toHaveText('Remind me');
});

test('the cookie notice comes first, and there is one row at a time at the foot', async ({ page }) => {
  await setClock(page, quietDay);
  await openPage(page, sale);
  await scrollTo(page, 'end');
  await expect(page.getByRole('region', { name: 'Cookies and tracking' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(bar(page)).toBeVisible();
  // Another sale is live, and is announced on other pages.
  await expect(page.getByRole('region', { name: 'Selling now' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('region', { name: 'Cookie settings' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('a visitor with a keyboard sees every focused element, and the bar stays while it has the focus', async ({
  page,
}) => {
  await open(page, sale);
  // The bar appears when the browser is idle, and its space is reserved from then on.
  await expect.poll(() => bottomInset(page)).toBe(`${String(height)}px`);
  const covered = await page.evaluate((room) => {
    const faults: string[] = [];
    for (const part of document.querySelectorAll<HTMLElement>('main :is(a, button, summary)')) {
      if (!part.checkVisibility()) continue;
      part.focus();
      const { bottom } = part.getBoundingClientRect();
      if (bottom > window.innerHeight - room) faults.push(part.textContent);
    }
    return faults;
  }, height);
  expect(covered).toEqual([]);
  await scrollTo(page, 'end');
  await bar(page).getByRole('link').focus();
  await scrollTo(page, 'start');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await scrollTo(page, 'start');
  await expect(bar(page)).toBeHidden();
});

test('those who have registered find the contact link in it, as on the page', async ({ page }) => {
  await acceptCookies(page);
  await page.goto(sale);
  await signIn(page, 'zoe');
  await scrollTo(page, 'end');
  await expect(bar(page).getByRole('link')).toHaveText('Contact Us');
});

test('there is none on paper, on a large screen, and without scripts', async ({ page, browser }) => {
  await open(page, sale);
  await scrollTo(page, 'end');
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar(page)).toBeHidden();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const plain = await context.newPage();
  await plain.goto(sale);
  await expect(plain.getByRole('main').getByRole('link', { name: 'Register To Bid' })).toBeInViewport();
  await expect(bar(plain)).toHaveCount(0);
  await context.close();
});
