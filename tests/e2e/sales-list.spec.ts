import { expect, type Locator, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { setClock } from './clock';
import { layoutShifts } from './layout-shifts';
import { openPage } from './open-page';
import { company } from '../tooling/company';
import { test } from './test';

const nearGrandePrairie = '/sales/?coordinates=-118.795_55.170&label=Grande+Prairie%2C+AB';

async function open(page: Page, address = '/sales/'): Promise<void> {
  await openPage(page, address);
}

/** Returns the names of the sales in the list, in order. */
function names(page: Page): Locator {
  return page.getByRole('region', { name: 'Sales' }).getByRole('heading', { level: 3 });
}

/** The number of sales above the list; the map below it has its own. */
function count(page: Page): Locator {
  return page.getByRole('main').getByRole('status').first();
}

test.describe('a buyer narrows the list', () => {
  test('by land and province, which a reload and a shared address keep and Back undoes', async ({
    page,
    context,
  }) => {
    await open(page);
    await expect(count(page)).toHaveText('9 sales');
    await page.getByRole('checkbox', { name: /^Pasture/ }).check();
    await page.getByRole('checkbox', { name: /^Alberta/ }).check();
    await expect(page).toHaveURL('/sales/?province=AB&land=pasture');
    const shown = ['Burnt Birch Ranch', 'Four Mile Coulee'];
    await expect(names(page)).toHaveText(shown);
    await expect(count(page)).toHaveText('2 of 9 sales');

    await page.reload();
    await expect(names(page)).toHaveText(shown);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(names(other)).toHaveText(shown);

    await page.goBack();
    await expect(page).toHaveURL('/sales/?land=pasture');
    await expect(page.getByRole('checkbox', { name: /^Alberta/ })).not.toBeChecked();
    await expect(count(page)).toHaveText('3 of 9 sales');
  });

  test('and undoes it with Back, at the same scroll position and without a request', async ({ page }) => {
    await open(page);
    await page.getByRole('checkbox', { name: /^Upcoming/ }).check();
    await expect(count(page)).toHaveText('7 of 9 sales');
    const before = await page.evaluate(() => window.scrollY);
    await names(page).last().scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 200);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goBack();
    await expect(page).toHaveURL('/sales/');
    await expect(count(page)).toHaveText('9 sales');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    expect(requests.filter((url) => url.includes('page-data'))).toEqual([]);
  });

  test('by numbers, which add no history entries', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'See upcoming sales' }).click();
    await page.getByRole('group', { name: 'Acres' }).getByLabel('From').pressSequentially('1,000 ac');
    await expect(page).toHaveURL('/sales/?acresFrom=1000');
    await expect(names(page)).toHaveText(['Burnt Birch Ranch', 'Carrot River Black']);
    await page.getByRole('button', { name: 'Remove From 1,000 ac' }).click();
    await expect(page).toHaveURL('/sales/');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('to no sale, and sees which filters to remove', async ({ page }) => {
    await open(page, '/sales/?province=MB&land=pasture');
    await expect(page.getByRole('heading', { name: 'No sales match these filters' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Without Manitoba: 3 sales' })).toBeVisible();
    await page.getByRole('region', { name: 'Sales' }).getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/sales/');
    await expect(count(page)).toHaveText('9 sales');
  });

  test('by the keyboard alone', async ({ page }) => {
    await open(page);
    const pasture = page.getByRole('checkbox', { name: /^Pasture/ });
    await pasture.focus();
    await page.keyboard.press('Space');
    await expect(pasture).toBeFocused();
    await expect(count(page)).toHaveText('3 of 9 sales');
    await page.getByRole('button', { name: 'Remove Pasture' }).focus();
    await page.keyboard.press('Enter');
    await expect(count(page)).toHaveText('9 sales');
    // The button has been removed; the list has the focus, so Tab continues from there.
    await expect(page.getByRole('region', { name: 'Sales' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Clear Prairie Quarters' }).first()).toBeFocused();
  });

  test('on a phone, in a sheet that names the number of sales and gives the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page);
    await expect(page.getByRole('checkbox', { name: /^Pasture/ })).toBeHidden();
    const button = page.getByRole('button', { name: 'Filters', exact: true });
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('button', { name: 'Show 9 sales' })).toBeInViewport();
    await sheet.getByRole('checkbox', { name: /^Pasture/ }).check();
    await expect(sheet.getByRole('button', { name: 'Show 3 sales' })).toBeVisible();
    await sheet.getByRole('checkbox', { name: /^Saskatchewan/ }).check();
    expect(await violationsIn(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Show 1 sale', exact: true }).click();
    await expect(sheet).toBeHidden();
    await expect(names(page)).toHaveText(['Frenchman Valley Grass']);
    const active = page.getByRole('button', { name: 'Filters, 2 active' });
    await expect(active).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(active).toBeFocused();
  });

  test('on a wide screen, where the filters stay in view and scroll separately', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await open(page);
    await names(page).last().scrollIntoViewIfNeeded();
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await expect(filters.getByRole('checkbox', { name: /^British Columbia/ })).toBeInViewport();
    const own = await filters.evaluate((element) => [element.scrollHeight, element.clientHeight] as const);
    expect(own[0]).toBeGreaterThan(own[1]);
    await filters.getByLabel('From').last().focus();
    await expect(filters.getByLabel('From').last()).toBeInViewport();
  });
});

test.describe('the cards', () => {
  for (const width of [390, 1024, 1440])
    test(`leave no gap beside a single one at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const query of ['', '?province=SK', '?land=pasture', '?province=AB']) {
        await open(page, `/sales/${query}`);
        const gaps = await page
          .getByRole('region', { name: 'Sales' })
          .getByRole('list')
          .evaluateAll((lists) =>
            lists.map((list) => {
              const right = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
              return Math.abs(right(list) - right(list.lastElementChild));
            }),
          );
        expect(gaps.length).toBeGreaterThan(0);
        expect(Math.max(...gaps)).toBeLessThan(2);
      }
    });

  test('are rows on a phone that say what, where, when, how much land and for how much', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await setClock(page, '2026-11-21T18:00:00Z');
    await open(page);
    const row = page.getByRole('article').filter({ hasText: 'Four Mile Coulee' });
    for (const text of [
      ...['Upcoming', 'En bloc', 'Four Mile Coulee', 'nearby Taber, AB', 'Dec 9, 2026 at 9:00 AM ABT'],
      ...['958.3 ac for sale', '3 Parcels, 1 En Bloc', '$260K – $6.4M', /^View Details/],
    ])
      await expect(row.getByText(text, { exact: true }).first()).toBeVisible();
    const rows = page.getByRole('region', { name: 'Sales' }).getByRole('article');
    const heights = await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    // The first is live, and a card.
    expect(Math.max(...heights.slice(1))).toBeLessThan(440);
    // On its picture.
    await row.click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL('/auctions/four-mile-coulee/');
  });

  test('of a live sale runs the full width, counts down and leads to the bidding', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page);
    const region = page.getByRole('region', { name: 'Sales' });
    const live = region.locator('section', { hasText: /^Selling now/ }).getByRole('article');
    const [card, list] = await Promise.all([live.boundingBox(), region.boundingBox()]);
    expect(card?.width).toBeCloseTo(list?.width ?? 0, 0);
    await expect(live.getByRole('timer')).toHaveText(/^Begins to close in \d/);
    expect(await layoutShifts(page)).toEqual(['0.000', []]);
    await expect(live.getByRole('link', { name: 'View Bidding of Clear Prairie Quarters' })).toHaveAttribute(
      'href',
      /clear-prairie-quarters/,
    );
    const details = live.getByRole('link', { name: 'View Details of Clear Prairie Quarters' });
    for (const width of [390, 640, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [quiet, gold, price] = await Promise.all([
        details.boundingBox(),
        live.getByRole('link', { name: /^View Bidding/ }).boundingBox(),
        live.getByText('$240K – $650K').boundingBox(),
      ]);
      expect(gold?.y).toBeGreaterThanOrEqual((price?.y ?? 0) + (price?.height ?? 0));
      // Below the button to the bidding on a phone, beside it otherwise.
      if (width === 390) expect(quiet?.y).toBeGreaterThanOrEqual((gold?.y ?? 0) + (gold?.height ?? 0));
      else expect(quiet?.x).toBeGreaterThanOrEqual((gold?.x ?? 0) + (gold?.width ?? 0));
    }
    await details.click();
    await expect(page).toHaveURL('/auctions/clear-prairie-quarters/');
  });
});

test.describe('a buyer looks near a place', () => {
  test('and sees the nearest first, with distances and one sale past the limit', async ({ page }) => {
    await open(page, nearGrandePrairie);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales near Grande Prairie, AB');
    await expect(page).toHaveTitle(`Sales near Grande Prairie, AB | ${company.name}`);
    await expect(page.getByText('Three sales within 200 km. Nearest first.')).toBeVisible();
    await expect(names(page)).toHaveText([
      'Clear Prairie Quarters',
      'Burnt Birch Ranch',
      'Kiskatinaw Plateau',
      'Whitemud Half-Sections',
    ]);
    await expect(page.getByText('nearby Sexsmith, AB · 18 km')).toBeVisible();
    await expect(page.getByText('Whitemud Half-Sections is past 200 km.')).toBeVisible();
    await page.getByLabel('Within').selectOption('500 km');
    await expect(count(page)).toHaveText('5 of 9 sales');
    await page.getByRole('button', { name: 'Remove Grande Prairie, AB' }).click();
    await expect(page).toHaveURL('/sales/');
    await expect(page).toHaveTitle(`Farmland for sale | ${company.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming sales');
  });

  for (const coordinates of ['118_55', '-118.795', '-118_91', '%00_%FF', '1e9_x'])
    test(`and gets the whole list if the address is invalid: ${coordinates}`, async ({ page }) => {
      await open(page, `/sales/?coordinates=${coordinates}&label=%3Cb%3E%E0%A4%A`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming sales');
      await expect(count(page)).toHaveText('9 sales');
    });
});

test.describe('between builds', () => {
  test('a sale whose bidding has opened is under Selling now', async ({ page }) => {
    await setClock(page, '2026-12-02T15:30:00Z');
    await open(page);
    const now = page.getByRole('region', { name: 'Sales' }).locator('section', { hasText: /^Selling now/ });
    await expect(now.getByRole('heading', { level: 3 })).toHaveText('Burnt Birch Ranch');
    const closed = page
      .getByRole('region', { name: 'Sales' })
      .locator('section', { hasText: /^Just closed/ });
    await expect(closed.getByRole('heading', { level: 3 })).toHaveText('Clear Prairie Quarters');
    await expect(closed).toContainText('results to come');
    await expect(page.getByRole('link', { name: /^\d, Burnt Birch Ranch, .*selling now$/ })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list and the map link to every sale, without controls', async ({ page }) => {
    await page.goto('/sales/');
    await expect(names(page)).toHaveCount(9);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden();
    await page.getByRole('link', { name: /^\d, Pembina Ridge/ }).click();
    await expect(page).toHaveURL('/auctions/pembina-ridge/');
  });
});

test('filtered and near a place, the list is accessible and fits at every width', async ({ page }) => {
  await open(page, `${nearGrandePrairie}&province=AB,BC&acresFrom=100`);
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The sticky header would cover a part of a link that has moved under it.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    expect(await violationsIn(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([width, Math.max(0, overflow)]).toEqual([width, 0]);
  }
});
