import { expect, type Page } from '@playwright/test';
import { acceptCookies } from './consent';
import { holdRequests } from './hold-requests';
import { test } from './test';

const salePath = '/auctions/four-mile-coulee/';

/** Opens a page whose scripts have not loaded; returns a function that lets them load. */
async function openWithoutScripts(page: Page, path = salePath): Promise<() => void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdRequests(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return release;
}

function notice(page: Page) {
  return page.getByRole('region', { name: 'Cookies and tracking' });
}

test('the cookie notice shows with the page, and a choice counts before scripts have loaded', async ({
  page,
  context,
}) => {
  const release = await openWithoutScripts(page);
  await notice(page).getByRole('button', { name: 'Decline' }).click();
  release();
  await expect(notice(page)).toHaveCount(0);
  // The button that had the focus has been removed.
  await expect(page.getByRole('main')).toBeFocused();
  const consent = (await context.cookies()).find(({ name }) => name === 'CookieConsent');
  expect(consent?.value).toBe('declined');
});

test('a visitor who has chosen never sees the notice', async ({ page }) => {
  await acceptCookies(page);
  const release = await openWithoutScripts(page);
  await expect(notice(page)).toBeHidden();
  release();
  await expect(notice(page)).toHaveCount(0);
});

test('a menu that was pressed before scripts had loaded opens', async ({ page }) => {
  await acceptCookies(page);
  const release = await openWithoutScripts(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  release();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
});

test('text typed on the home page before scripts had loaded gets suggestions', async ({ page }) => {
  await acceptCookies(page);
  const release = await openWithoutScripts(page, '/');
  const field = page.getByRole('main').getByRole('search').getByLabel('Search for land');
  await field.click();
  await field.pressSequentially('burnt b');
  release();
  await expect(page.getByRole('option', { name: /Burnt Birch Ranch/ })).toBeVisible();
  await expect(field).toHaveValue('burnt b');
  await expect(field).toBeFocused();
});

test('focused elements are never beneath the cookie notice, even before scripts have measured it', async ({
  page,
}) => {
  const release = await openWithoutScripts(page);
  await expect(notice(page)).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const reached = await notice(page).evaluate((bar) => {
      const { top } = bar.getBoundingClientRect();
      return [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input)')].flatMap(
        (control) => {
          control.focus();
          // Folded parts take no focus.
          if (document.activeElement !== control) return [];
          return [
            { name: control.textContent.trim(), covered: control.getBoundingClientRect().bottom > top },
          ];
        },
      );
    });
    expect(reached.length).toBeGreaterThan(10);
    expect(reached.filter(({ covered }) => covered)).toEqual([]);
  }
  release();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no cookie notice shows', async ({ page }) => {
    await page.goto(salePath);
    await expect(notice(page)).toBeHidden();
  });
});
