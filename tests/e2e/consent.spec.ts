import { expect, type Page } from '@playwright/test';
import { acceptCookies } from './consent';
import { holdRequests } from './hold-requests';
import { loseScript } from './lose-script';
import { openPage, reloadPage } from './open-page';
import { test } from './test';
import { slowDownToasts, toasts } from './toasts';

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

function notice(page: Page) {
  return page.getByRole('region', { name: 'Cookies and tracking' });
}

function settingsButton(page: Page) {
  return page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
}

function settings(page: Page) {
  return page.getByRole('region', { name: 'Cookie settings' });
}

/** Returns the share of the first screen that the bars at its foot cover. */
async function coveredPart(page: Page, bars: ReturnType<typeof notice>): Promise<number> {
  const top = (await bars.boundingBox())?.y ?? Number.NaN;
  const height = page.viewportSize()?.height ?? Number.NaN;
  return (height - top) / height;
}

async function storedChoice(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'CookieConsent');
}

for (const viewport of phones) {
  test(`the notice, and then the banner, leave two thirds of a screen of ${viewport.width} px free`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/faq/');
    expect(await coveredPart(page, notice(page))).toBeLessThanOrEqual(1 / 3);
    await page.getByRole('button', { name: 'Decline' }).click();
    const banner = page.getByRole('region', { name: 'Selling now' });
    await expect(banner).toBeVisible();
    expect(await coveredPart(page, banner)).toBeLessThanOrEqual(1 / 3);
  });
}

test('a choice is kept for 365 days, and the notice stays away', async ({ page }) => {
  await openPage(page, '/faq/');
  await page.getByRole('button', { name: 'Decline' }).click();
  const cookie = await storedChoice(page);
  expect(cookie).toMatchObject({ value: 'declined', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
  await reloadPage(page);
  await expect(notice(page)).toBeHidden();
});

test('the footer opens the question again, by keyboard, and says what was chosen', async ({ page }) => {
  await acceptCookies(page);
  await openPage(page, '/faq/');
  await settingsButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeFocused();
  await expect(settings(page)).toHaveAccessibleDescription(/Cookies and tracking are on\.$/);
  await page.keyboard.press('Tab');
  await expect(settings(page).getByRole('button', { name: 'Decline' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toHaveCount(0);
  await expect(settingsButton(page)).toBeFocused();
  await expect(page.getByText('Cookies and tracking are off.')).toBeVisible();
  expect(await storedChoice(page)).toMatchObject({ value: 'declined' });
  await page.keyboard.press('Enter');
  await expect(settings(page)).toHaveAccessibleDescription(/Cookies and tracking are off\.$/);
  await page.keyboard.press('Escape');
  await expect(settings(page)).toHaveCount(0);
  await expect(settingsButton(page)).toBeFocused();
});

test('while the notice is open, the footer leads to it', async ({ page }) => {
  await openPage(page, '/faq/');
  await settingsButton(page).click();
  await expect(notice(page).getByRole('button', { name: 'Decline' })).toBeFocused();
  await expect(settings(page)).toHaveCount(0);
});

test('the settings open while the pictures of the page are still loading', async ({ page }) => {
  await acceptCookies(page);
  const release = await holdRequests(page, /\.(?:avif|webp|jpe?g|png)$/);
  await page.goto('/', { waitUntil: 'commit' });
  await settingsButton(page).click();
  await expect(settings(page)).toBeFocused();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  release();
});

test('settings that cannot be loaded say so each time they are opened', async ({ page }) => {
  await acceptCookies(page);
  await slowDownToasts(page);
  await loseScript(page, 'Cookies and tracking are off.');
  await openPage(page, '/faq/');
  const failure = toasts(page).getByRole('alert');
  for (const press of [1, 2]) {
    await test.step(`press ${press}`, async () => {
      await settingsButton(page).click();
      await expect(failure).toHaveText(
        'An error occurred. Check your internet connection and reload the page.',
      );
      await failure.getByRole('button', { name: 'Close' }).click();
      await expect(failure).toHaveCount(0);
    });
  }
});

test('an answer by keyboard leaves the focus in the page, as the close button of the banner does', async ({
  page,
}) => {
  await openPage(page, '/faq/');
  await notice(page).getByRole('button', { name: 'Accept' }).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  const dismiss = page.getByRole('region', { name: 'Selling now' }).getByRole('button', { name: 'Dismiss' });
  await dismiss.focus();
  await page.keyboard.press('Enter');
  await expect(dismiss).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a browser that declines for its visitor is asked nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await openPage(page, '/faq/');
  await expect(notice(page)).toBeHidden();
  await settingsButton(page).click();
  await expect(settings(page)).toContainText('Global Privacy Control');
  await settings(page).getByRole('button', { name: 'Close' }).click();
  await expect(settingsButton(page)).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked, and no button promises to', async ({ page }) => {
    await page.goto('/faq/');
    await expect(notice(page)).toBeHidden();
    await expect(settingsButton(page)).toHaveCount(0);
  });
});
