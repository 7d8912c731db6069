import { expect, type Locator, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { openPage } from './open-page';
import { test } from './test';

function map(page: Page): Locator {
  return page.getByRole('region', { name: 'Map of the sales' });
}

/** Returns the status of the map, which describes what it shows. */
function shown(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /^Showing/ });
}

async function open(page: Page, query = ''): Promise<void> {
  await openPage(page, `/sales/${query}`);
  const heading = page.getByRole('heading', { name: 'Where the land is' });
  await heading.scrollIntoViewIfNeeded();
  // Folded on a phone.
  if ((page.viewportSize()?.width ?? 0) < 1024) await heading.click();
  await expect(map(page)).toBeVisible();
  await map(page).scrollIntoViewIfNeeded();
}

/** Zooms in on a sale by keyboard until the sections around its land have their numbers. */
async function zoomTo(page: Page, name: RegExp): Promise<Locator> {
  const sale = map(page).getByRole('link', { name });
  await sale.focus();
  await expect(async () => {
    await page.keyboard.press('+');
    await expect(sale).toBeFocused();
    await expect(map(page).getByText('36', { exact: true }).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  return sale;
}

test.describe('the map of sales', () => {
  test('is folded on a phone, is loaded when it is opened, and then has every sale', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 390, height: 700 });
    await openPage(page, '/sales/');
    await page.getByRole('heading', { name: 'Where the land is' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: /^\d, / })).toHaveCount(0);
    expect(requests).not.toContain('/sales/map.json');
    await page.getByRole('main').getByRole('link', { name: 'On a map' }).click();
    await expect(map(page).getByRole('link')).toHaveCount(9);
    await expect(shown(page)).toHaveText('Showing 9 of 9 sales');
    expect(requests).toContain('/sales/map.json');
  });

  test('follows the filters, like its list', async ({ page }) => {
    await open(page);
    await page.getByRole('checkbox', { name: /^Saskatchewan/ }).check();
    await expect(map(page).getByRole('link')).toHaveCount(2);
    await expect(shown(page)).toHaveText('Showing 2 of 9 sales');
    const list = page.locator('#map').getByRole('listitem');
    await expect(list).toHaveCount(2);
    await page.getByRole('checkbox', { name: /^Saskatchewan/ }).uncheck();
    await expect(map(page).getByRole('link')).toHaveCount(9);
    await expect(list).toHaveCount(9);
  });

  test('marks the place that was searched', async ({ page }) => {
    await open(page, '?coordinates=-118.795_55.170&label=Grande+Prairie%2C+AB');
    await expect(map(page).getByText('Grande Prairie, AB')).toBeVisible();
    await expect(page.getByText('The cross is the place you chose.').first()).toBeVisible();
  });

  test('zooms in to the parcels of a sale by keys, pans, and shows all again', async ({ page }) => {
    await open(page);
    const sale = await zoomTo(page, /^\d, Burnt Birch Ranch/);
    await expect(sale.getByText('Burnt Birch Ranch')).toBeVisible();
    await expect(shown(page)).toHaveText('Showing 1 of 9 sales');
    for (const number of ['1', '2', '3'])
      await expect(map(page).getByText(number, { exact: true }).first()).toBeVisible();
    const before = await sale.boundingBox();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(async () => ((await sale.boundingBox())?.x ?? 0) - (before?.x ?? 0))
      .toBeCloseTo(-80, 0);
    await page.keyboard.press('0');
    await expect(shown(page)).toHaveText('Showing 9 of 9 sales');
    await expect(map(page).getByRole('link')).toHaveCount(9);
  });

  test('zooms by its buttons', async ({ page }) => {
    await open(page);
    const zoomIn = map(page).getByRole('button', { name: 'Zoom in' });
    const box = await zoomIn.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    for (let press = 0; press < 4; press += 1) {
      const before = await map(page).locator('svg').innerHTML();
      await zoomIn.click();
      await expect.poll(() => map(page).locator('svg').innerHTML()).not.toBe(before);
    }
    await expect(shown(page)).not.toHaveText('Showing 9 of 9 sales');
    await map(page).getByRole('button', { name: 'Show all' }).click();
    await expect(shown(page)).toHaveText('Showing 9 of 9 sales');
  });

  test('also moves by its buttons once it is zoomed, even on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const west = map(page).getByRole('button', { name: 'Move west' });
    await expect(west).toHaveCount(0);
    await map(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect(west).toBeVisible();
    const before = await map(page).locator('svg').innerHTML();
    await west.click();
    await expect.poll(() => map(page).locator('svg').innerHTML()).not.toBe(before);
    const frame = await map(page).boundingBox();
    for (const name of ['Move west', 'Move east', 'Move north', 'Move south', 'Show all']) {
      const box = await map(page).getByRole('button', { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(box?.x ?? 0).toBeGreaterThanOrEqual(frame?.x ?? 0);
    }
    await map(page).getByRole('button', { name: 'Show all' }).click();
    await expect(west).toHaveCount(0);
  });

  test('leaves the wheel to the page, until Ctrl is held or it has the focus', async ({ page }) => {
    await open(page);
    const scrollY = () => page.evaluate(() => window.scrollY);
    const box = await map(page).boundingBox();
    if (box === null) throw new Error('The map has no box');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const [start, drawing] = [await scrollY(), await map(page).locator('svg').innerHTML()];
    await page.mouse.wheel(0, 120);
    await expect.poll(scrollY).toBeGreaterThan(start);
    expect(await map(page).locator('svg').innerHTML()).toBe(drawing);

    const scrolled = await scrollY();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -40);
    await page.keyboard.up('Control');
    await expect.poll(() => map(page).locator('svg').innerHTML()).not.toBe(drawing);
    expect(await scrollY()).toBe(scrolled);

    await map(page).evaluate((element) => {
      element.focus({ preventScroll: true });
    });
    const before = await map(page).locator('svg').innerHTML();
    await page.mouse.wheel(0, -200);
    await expect.poll(() => map(page).locator('svg').innerHTML()).not.toBe(before);
    expect(await scrollY()).toBe(scrolled);
  });

  test('leads to a sale', async ({ page }) => {
    await open(page);
    await map(page)
      .getByRole('link', { name: /^\d, Pembina Ridge/ })
      .click();
    await expect(page).toHaveURL('/auctions/pembina-ridge/');
  });

  test('remains the static drawing if its data cannot be loaded', async ({ page }) => {
    await page.route('**/sales/map.json', (route) => route.abort());
    await openPage(page, '/sales/');
    await page.getByRole('heading', { name: 'Where the land is' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('group', { name: 'Map of the sales' }).getByRole('link')).toHaveCount(9);
    await expect(map(page)).toHaveCount(0);
  });

  test('is accessible at every width, zoomed out and in', async ({ page }) => {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      expect(await violationsIn(page, '#map')).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([width, Math.max(0, overflow)]).toEqual([width, 0]);
    }
    await zoomTo(page, /^\d, Clear Prairie Quarters/);
    expect(await violationsIn(page)).toEqual([]);
  });
});

test.describe('the map of sales as the visitor wants it', () => {
  test('is printed as the static drawing of all sales, with their list', async ({ page }) => {
    await open(page);
    const still = page.getByRole('group', { name: 'Map of the sales' });
    await expect(still).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(map(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden();
    await expect(still).toBeVisible();
    await expect(still.getByRole('link')).toHaveCount(9);
    await expect(page.locator('#map').getByRole('listitem')).toHaveCount(9);
    await expect(page.locator('#map').getByRole('listitem').first()).toBeVisible();
  });

  test('keeps the colours of the drawing in forced colours, and gives its buttons those of the system', async ({
    page,
  }) => {
    await open(page);
    const look = () =>
      map(page).evaluate((element) => {
        const button = [...(element.parentElement?.querySelectorAll('button') ?? [])].find(
          (one) => one.ariaLabel === 'Zoom in',
        );
        const marks = [...element.querySelectorAll('a *')].map((part) => getComputedStyle(part).fill);
        return { marks, button: button === undefined ? null : getComputedStyle(button).backgroundColor };
      });
    const before = await look();
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const after = await look();
    expect(new Set(after.marks).size).toBeGreaterThan(2);
    expect(after.marks).toHaveLength(before.marks.length);
    expect(after.button).not.toBe(before.button);
    await expect(map(page).getByRole('link')).toHaveCount(9);
    expect(await violationsIn(page, '#map')).toEqual([]);
  });

  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test(`${reducedMotion === 'reduce' ? 'zooms at once' : 'glides'} with motion: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await open(page);
      const places = await map(page).evaluate(async (element) => {
        const link = element.querySelector('a');
        const seen = new Set<number>();
        document.querySelector<HTMLButtonElement>('button[aria-label="Zoom in"]')?.click();
        for (let frame = 0; frame < 40; frame += 1) {
          await new Promise(requestAnimationFrame);
          seen.add(Math.round(link?.getBoundingClientRect().x ?? 0));
        }
        return seen.size;
      });
      // Its position before, perhaps for a frame, and its position afterwards.
      if (reducedMotion === 'reduce') expect(places).toBeLessThanOrEqual(2);
      else expect(places).toBeGreaterThan(2);
    });
});

test.describe('the map of sales on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('zooms with two fingers, and lets one scroll the page', async ({ page }) => {
    await open(page);
    await expect(page.getByText('Two fingers move and zoom the map')).toBeVisible();
    const box = await map(page).boundingBox();
    if (box === null) throw new Error('The map has no box');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart.map((dx, id) => ({ x: x + dx, y, id })),
      });
    const drawing = await map(page).locator('svg').innerHTML();
    await touch('touchStart', [0]);
    await touch('touchMove', [60]);
    await touch('touchEnd', []);
    expect(await map(page).locator('svg').innerHTML()).toBe(drawing);

    await touch('touchStart', [-20, 20]);
    await touch('touchMove', [-60, 60]);
    await touch('touchMove', [-120, 120]);
    await touch('touchEnd', []);
    await expect.poll(() => map(page).locator('svg').innerHTML()).not.toBe(drawing);
    await expect(shown(page)).not.toHaveText('Showing 9 of 9 sales');
  });
});

test.describe('the map of sales without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a drawing whose markers lead to the sales', async ({ page }) => {
    await page.goto('/sales/');
    const drawing = page.getByRole('group', { name: 'Map of the sales' });
    await expect(drawing.getByRole('link')).toHaveCount(9);
    await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
    await expect(page.locator('#map').getByRole('listitem')).toHaveCount(9);
    await drawing.getByRole('link', { name: /^\d, Pembina Ridge/ }).click();
    await expect(page).toHaveURL('/auctions/pembina-ridge/');
  });
});
