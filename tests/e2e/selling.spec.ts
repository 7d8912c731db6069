import { expect, type Page } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { setClock, stopClock } from './clock';
import { openPage } from './open-page';
import { company, routes } from '../tooling/company';
import { test } from './test';

const sell = routes.sell;
const standsMs = 20_000;

function carousel(page: Page) {
  return page.getByRole('main').getByRole('region', { name: 'What sellers and buyers say' });
}

function place(page: Page) {
  return carousel(page).getByText(/^\d( and \d)? of 6$/);
}

/** Opens the page for sellers and scrolls down to the quotes, with a clock that the test advances. */
async function readQuotes(page: Page): Promise<void> {
  await setClock(page, '2026-11-21T18:00:00Z');
  await openPage(page, sell);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  // The slider restarts its interval with each picture that arrives.
  const pictures = carousel(page).locator('img');
  await expect
    .poll(() =>
      pictures.evaluateAll((images) =>
        images.every((image) => image instanceof HTMLImageElement && image.complete),
      ),
    )
    .toBe(true);
  await stopClock(page);
}

/** Waits until the slide has faded in, and accepts the next press. */
async function settle(page: Page): Promise<void> {
  await page.clock.runFor(300);
  await page.clock.runFor(50);
}

test.describe('a family that is thinking of selling', () => {
  test('compares one other way at a time on a phone, by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPage(page, sell);
    const table = page.getByRole('region', { name: 'Compare the alternatives, table' }).getByRole('table');
    const heads = table.getByRole('columnheader').filter({ visible: true });
    await expect(heads).toHaveText([company.name, 'Private sale']);
    await page.getByRole('radio', { name: 'Private sale' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(heads).toHaveText([company.name, 'Private tender']);
    await expect(table.getByRole('row', { name: 'How the price is found' })).toContainText('Sealed offers');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await table.getByRole('link', { name: 'Private tender' }).click();
    await expect(page).toHaveURL(/-compare-to-the-alternatives\/#Private-Tender$/);
    await expect(page.locator('#Private-Tender')).toBeInViewport();
  });

  test('sees all ways side by side on a wide screen', async ({ page }) => {
    await page.goto(sell);
    const table = page.getByRole('region', { name: 'Compare the alternatives, table' }).getByRole('table');
    await expect(table.getByRole('columnheader').filter({ visible: true })).toHaveCount(5);
    await expect(page.getByRole('radio', { name: 'Private sale' })).toBeHidden();
  });

  test('opens the contact panel without leaving the page', async ({ page }) => {
    await openPage(page, sell);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Ask what your land could sell for' })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(sell);
  });

  test('sees two quotes at a time, and the next two after 20 seconds', async ({ page }) => {
    await readQuotes(page);
    await expect(place(page)).toHaveText('1 and 2 of 6');
    await page.clock.runFor(standsMs + 500);
    await expect(place(page)).toHaveText('3 and 4 of 6');
    await settle(page);
    const shown = carousel(page).locator('[aria-roledescription=slide]:not([inert]) figure');
    await expect(shown).toHaveCount(2);
    await carousel(page).getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(5 * standsMs);
    await expect(place(page)).toHaveText('3 and 4 of 6');
    // Even while the previous one is still fading.
    for (const next of ['5 and 6 of 6', '1 and 2 of 6']) {
      await carousel(page).getByRole('button', { name: 'Next' }).click();
      await page.clock.runFor(50);
      await expect(place(page)).toHaveText(next);
    }
  });

  test('sees no layout shift when the quotes become slides', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, sell);
      // The row stays as it is until the script of the slides is let through.
      const letThrough = await holdRequests(page, /\.js$/);
      await carousel(page).scrollIntoViewIfNeeded();
      const after = page.getByRole('heading', { name: 'The people you will deal with' });
      const top = () => after.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
      const before = await top();
      await expect(carousel(page).getByRole('figure')).toHaveCount(6);
      letThrough();
      await expect(place(page)).toBeVisible();
      expect(await top()).toBeCloseTo(before, 0);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  test('prints all quotes', async ({ page }) => {
    await readQuotes(page);
    await page.emulateMedia({ media: 'print' });
    // Quotes on other slides are inert, which does not matter on paper.
    const quotes = carousel(page).locator('figure');
    const tops = await quotes.evaluateAll((figures) =>
      figures
        .filter((figure) => figure.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((figure) => {
          const { left, top } = figure.getBoundingClientRect();
          return `${String(Math.round(left))} ${String(Math.round(top))}`;
        }),
    );
    expect(new Set(tops).size).toBe(6);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a visitor swipes through the quotes one by one', async ({ page }) => {
    await readQuotes(page);
    await expect(place(page)).toHaveText('1 of 6');
    await page.clock.runFor(15_000);
    const quote = carousel(page).getByRole('figure').first();
    for (const [type, x] of [
      ['touchstart', 300],
      ['touchmove', 200],
      ['touchmove', 60],
      ['touchend', 60],
    ] as const) {
      await quote.dispatchEvent(type, {
        touches:
          type === 'touchend' ? [] : [{ identifier: 1, clientX: x, clientY: 300, pageX: x, pageY: 300 }],
      });
    }
    await expect(place(page)).toHaveText('2 of 6');
    await settle(page);
    const box = await carousel(page).locator('[aria-roledescription=slide]:not([inert])').boundingBox();
    expect(Math.round(box?.x ?? -1)).toBe(20);
    await page.clock.runFor(standsMs - 1000);
    await expect(place(page)).toHaveText('2 of 6');
    await page.clock.runFor(1500);
    await expect(place(page)).toHaveText('3 of 6');
  });
});

test('with reduced motion the quotes do not rotate', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setClock(page, '2026-11-21T18:00:00Z');
  await openPage(page, sell);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await page.clock.runFor(5 * standsMs);
  await expect(place(page)).toHaveText('1 and 2 of 6');
});

test('a testimonial opens over the list, with a video and its transcript', async ({ page }) => {
  await openPage(page, '/testimonials/');
  await expect(page.getByRole('main').getByRole('figure')).toHaveCount(6);
  const link = page.getByRole('link', { name: 'Watch, 0:24 with Brenda Kuzyk' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: /^They told us one quarter/ });
  await expect(dialog.getByRole('button', { name: /^Play video/ })).toBeVisible();
  await expect(dialog).toContainText('My parents’ land went in four parcels.');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/testimonials/');
  await expect(link).toBeFocused();
});

test('a buyer reads about the team, goes on to a colleague and opens an episode', async ({ page }) => {
  await openPage(page, routes.team);
  await page.getByRole('main').getByRole('link', { name: 'Dale Kowalchuk' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Marie-Ève Gagnon' }).click();
  const dialog = page.getByRole('dialog', { name: /^Marie-Ève Gagnon/ });
  await expect(dialog.getByRole('heading', { level: 1 })).toHaveText('Marie-Ève Gagnon');
  await expect(dialog).toContainText('English, French');
  await openPage(page, `${routes.team}ngozi-okafor/`);
  await page.getByRole('main').getByRole('link', { name: 'What a quarter is worth' }).click();
  await expect(page).toHaveURL(/\/farmlandexchange\/episodes\/1-what-a-quarter-is-worth\/$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all quotes show on the page, and the contact link leads to the contact page', async ({ page }) => {
    await page.goto(sell);
    const quotes = page.getByRole('region', { name: 'What sellers and buyers say' }).getByRole('figure');
    const lefts = await quotes.evaluateAll((figures) =>
      figures.map((figure) => figure.getBoundingClientRect().right),
    );
    expect(lefts).toHaveLength(6);
    expect(Math.max(...lefts)).toBeLessThanOrEqual(1280);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Ask what your land could sell for' })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us');
  });
});
