import { expect, type Page } from '@playwright/test';
import { setClock, stopClock } from './clock';
import { openPage } from './open-page';
import { test } from './test';

const showcase = '/showcase/winter-sales/';
const rotationMs = 15_000;
/** Widths and heights, from the size of a small television up. */
const wallScreens = [
  [1280, 720],
  [1366, 768],
  [1920, 1080],
  [3840, 2160],
] as const;

/** The name of the sale that fills the screen. */
function saleOnScreen(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 });
}

async function openRunning(page: Page, at = '2026-11-21T18:00:00Z'): Promise<void> {
  await setClock(page, at);
  await openPage(page, showcase);
  await expect(page.getByRole('timer')).toBeVisible();
}

/** Stops the clock of the page until the test advances it. */
async function open(page: Page, at?: string): Promise<void> {
  await openRunning(page, at);
  await stopClock(page);
}

/**
 * Advances the stopped clock of the page until it has requested the published build. A request that is sent during the
 * first, long advance still has its whole timeout left; the later advances are too short to use it up.
 */
async function passUntilBuildIsAsked(page: Page): Promise<void> {
  const build = { asked: false };
  const request = page.waitForRequest('/page-data/app-data.json').then(() => {
    build.asked = true;
  });
  await page.clock.fastForward(8 * 60_000);
  while (!build.asked) await page.clock.runFor(1000);
  await request;
}

test.describe('a screen on the wall of an elevator', () => {
  test('shows one sale after the other in a loop, the live one first', async ({ page }) => {
    await open(page);
    const seen: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      await expect(saleOnScreen(page)).toHaveCount(1);
      seen.push((await saleOnScreen(page).textContent()) ?? '');
      await page.clock.runFor(rotationMs);
    }
    expect(seen[0]).toBe('Clear Prairie Quarters');
    expect(new Set(seen).size).toBe(5);
    expect(seen[5]).toBe(seen[0]);
  });

  test('can be read from three metres', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await open(page);
    const small = await page.getByRole('article').evaluateAll((sales) =>
      sales
        .flatMap((sale) => [...sale.querySelectorAll('h2, p, time, b, span')])
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 29)
        .map((element) => element.textContent),
    );
    expect(small).toEqual([]);
  });

  test('fits a screen on a wall, even a small one', async ({ page }) => {
    await open(page);
    for (const [width, height] of wallScreens) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.evaluate(() => [innerWidth, document.documentElement.scrollHeight]))
        .toEqual([width, height]);
    }
  });

  test('can be paused and moved forward and back by hand', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    const first = (await saleOnScreen(page).textContent()) ?? '';
    await page.clock.runFor(4 * rotationMs);
    await expect(saleOnScreen(page)).toHaveText(first);
    await page.keyboard.press('ArrowRight');
    await expect(saleOnScreen(page)).not.toHaveText(first);
    await expect(page.getByRole('img', { name: '2 of 5' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(saleOnScreen(page)).toHaveText(first);
    await page.getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(rotationMs);
    await expect(saleOnScreen(page)).not.toHaveText(first);
  });

  test('pauses while the pointer is over a sale, and resumes when it no longer moves', async ({ page }) => {
    await open(page);
    const first = (await saleOnScreen(page).textContent()) ?? '';
    await saleOnScreen(page).hover();
    await page.clock.runFor(2 * rotationMs);
    await expect(saleOnScreen(page)).toHaveText(first);
    await page.clock.runFor(4 * rotationMs);
    await expect(saleOnScreen(page)).not.toHaveText(first);
  });

  test('shows that bidding has opened', async ({ page }) => {
    await open(page, '2026-12-09T14:59:30Z');
    // By then another sale is shown.
    const coulee = page.locator('main li').filter({ hasText: 'Four Mile Coulee' });
    await expect(coulee.getByText('Upcoming')).toHaveCount(1);
    await page.clock.runFor(40_000);
    await expect(coulee.getByText('SELLING NOW!')).toHaveCount(1);
  });

  test('loads a new build once, and keeps working without a network', async ({ page, context }) => {
    await openRunning(page);
    let loads = 0;
    page.on('framenavigated', () => {
      loads += 1;
    });
    await context.setOffline(true);
    await page.clock.runFor(11 * 60_000);
    expect(loads).toBe(0);
    await expect(saleOnScreen(page)).toHaveCount(1);
    await context.setOffline(false);
    await page.route('/page-data/app-data.json', (route) =>
      route.fulfill({ json: { webpackCompilationHash: 'another' } }),
    );
    const reloaded = page.waitForEvent('load');
    await stopClock(page);
    await passUntilBuildIsAsked(page);
    await reloaded;
    // The reloaded page has to be hydrated, for which the clock has to run.
    await page.clock.resume();
    // Gatsby requests the same file when it starts.
    await page.waitForLoadState('networkidle');
    // The published build never arrives: an incomplete deployment must not make the page reload forever.
    await expect(page.getByRole('timer')).toBeVisible();
    await stopClock(page);
    const settled = loads;
    for (let look = 0; look < 2; look += 1) {
      const answered = page.waitForResponse('/page-data/app-data.json');
      await passUntilBuildIsAsked(page);
      await (await answered).finished();
    }
    await expect(saleOnScreen(page)).toHaveCount(1);
    expect(loads).toBe(settled);
  });
});

test('with reduced motion sales change without a transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const duration = await page
    .getByRole('main')
    .getByRole('listitem')
    .first()
    .evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(duration).toBe('0s');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all sales of the selection show one below the other', async ({ page }) => {
    await page.goto(showcase);
    await expect(saleOnScreen(page)).toHaveCount(5);
    for (const name of await saleOnScreen(page).all()) await expect(name).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
  });
});
