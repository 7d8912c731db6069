import { expect, type Locator, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { serveStatuses } from './clock';
import { acceptCookies } from './consent';
import { openPage } from './open-page';
import { test } from './test';
import { slowDownToasts, toasts } from './toasts';

const lost = 'An error occurred. Check your internet connection and reload the page.';

/** The lasting error when no sale statuses arrive. The first request is sent within 15 seconds. */
async function expectError(page: Page) {
  const error = toasts(page).getByRole('alert');
  await expect(error).toHaveText(lost, { timeout: 20_000 });
  return error;
}

/** A message that closes by itself: the visitor has changed the cookie settings. */
async function expectNews(page: Page) {
  await slowDownToasts(page);
  await acceptCookies(page);
  await openPage(page, '/faq/');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  const settings = page.getByRole('region', { name: 'Cookie settings' });
  await settings.getByRole('button', { name: 'Decline' }).click();
  // Otherwise the pointer may be on the toast, which appears where the button was.
  await page.mouse.move(0, 0);
  const news = toasts(page).getByRole('status');
  await expect(news).toHaveText('Cookies and tracking are off.');
  return news;
}

/** Returns whether the timer of a toast is running, and its length in milliseconds. */
async function timeOf(toast: Locator) {
  return toast
    .locator('[role=progressbar]')
    .evaluate((timer) =>
      timer.getAnimations().map(({ playState, effect }) => [playState, effect?.getTiming().duration]),
    );
}

/** Opens a page whose status requests all fail. */
async function visitCutOff(page: Page, path = '/faq/') {
  await page.route('**/api/sale-statuses', (route) => route.abort());
  await openPage(page, path);
  return expectError(page);
}

test('a visitor without a connection sees a message on every page until they close it', async ({ page }) => {
  await page.clock.install();
  const error = await visitCutOff(page);
  await page.clock.runFor(120_000);
  await expect(error).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
  await expect(page).toHaveURL('/testimonials/');
  await expect(error).toHaveText(lost);
  await expect(toasts(page).getByRole('alert')).toHaveCount(1);
  await toasts(page).getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(error).toHaveCount(0);
});

test('a toast can be reached by keyboard and closed with Esc, which restores the focus', async ({ page }) => {
  const error = await visitCutOff(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const accept = page.getByRole('button', { name: 'Accept' });
  await accept.focus();
  await page.keyboard.press('Tab');
  await expect(error).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(error).toHaveCount(0);
  await expect(accept).toBeFocused();
});

test('Alt+T moves the focus to a toast from anywhere', async ({ page }) => {
  const error = await visitCutOff(page);
  const first = page.getByRole('link', { name: 'Sell Land' }).first();
  await first.focus();
  await page.keyboard.press('Alt+t');
  await expect(error).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(error).toHaveCount(0);
  await expect(first).toBeFocused();
});

test('a message closes after five seconds, not counting time when it is hovered over, focused or hidden', async ({
  page,
}) => {
  const news = await expectNews(page);
  const [running, paused] = [[['running', 5000]], [['paused', 5000]]];
  await expect.poll(() => timeOf(news)).toEqual(running);
  await news.hover();
  await expect.poll(() => timeOf(news)).toEqual(paused);
  const close = news.getByRole('button', { name: 'Close' });
  await close.focus();
  await page.mouse.move(0, 0);
  await expect.poll(() => timeOf(news)).toEqual(paused);
  await close.blur();
  await expect.poll(() => timeOf(news)).toEqual(running);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => timeOf(news)).toEqual(paused);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => timeOf(news)).toEqual(running);
  await news.locator('[role=progressbar]').evaluate((timer) => {
    for (const animation of timer.getAnimations()) animation.finish();
  });
  await expect(news).toHaveCount(0);
});

test('a message about old sale data stays until the data is fresh', async ({ page }) => {
  let ageSeconds = 90;
  await page.clock.install();
  await serveStatuses(page, () => ({ statuses: {}, ageSeconds }));
  await openPage(page, '/faq/');
  const news = toasts(page).getByRole('status');
  await expect(news).toHaveText('Sale data is out-of-date. Updating...');
  // The end of this animation closes a toast; without one it stays.
  const timer = news.locator('[role=progressbar]');
  expect(await timer.evaluate((element) => element.getAnimations().length)).toBe(0);
  ageSeconds = 0;
  await page.clock.runFor(16_000);
  await expect(news).toHaveCount(0);
});

test('a toast can be read and closed over the contact panel, and stays when that closes', async ({
  page,
}) => {
  await visitCutOff(page, '/auctions/four-mile-coulee/');
  await page.getByRole('link', { name: 'Send a question' }).click();
  const panel = page.getByRole('dialog', { name: 'Contact us' });
  await expect(panel).toBeVisible();
  const error = panel.getByRole('alert');
  await expect(error).toHaveText(lost);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expectError(page);
  await page.getByRole('link', { name: 'Send a question' }).click();
  await panel.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).click();
  await expect(error).toHaveCount(0);
  await expect(panel).toBeVisible();
});

/** Waits until the toast is clear of a part of the dock. */
async function expectApart(page: Page, part: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [box, other] = [await toasts(page).getByRole('alert').boundingBox(), await part.boundingBox()];
      return (
        box !== null &&
        other !== null &&
        (box.y + box.height <= other.y || box.x + box.width <= other.x || other.y + other.height <= box.y)
      );
    })
    .toBe(true);
}

test('at no width does a toast cover the cookie notice or the selling banner', async ({ page }) => {
  const widths = [320, 390, 1024, 1440];
  await visitCutOff(page);
  const notice = page.getByRole('region', { name: 'Cookies and tracking' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectApart(page, notice);
  }
  await notice.getByRole('button', { name: 'Accept' }).click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectApart(page, page.getByRole('region', { name: 'Selling now' }));
    const box = await toasts(page).getByRole('alert').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect([width, await violationsIn(page)]).toEqual([width, []]);
  }
});

test('a toast covers neither the end of the page nor the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitCutOff(page);
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await expect
    .poll(async () => {
      const [link, box] = [await last.boundingBox(), await toasts(page).getByRole('alert').boundingBox()];
      return link !== null && box !== null && link.y + link.height <= box.y;
    })
    .toBe(true);
});

test('a toast still opens and closes with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const error = await visitCutOff(page);
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(error).toHaveCount(0);
});
