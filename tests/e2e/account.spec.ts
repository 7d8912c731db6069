import { expect, type BrowserContext, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { signIn } from './engine';
import { holdRequests } from './hold-requests';
import { layoutShifts } from './layout-shifts';
import { loseScript } from './lose-script';
import { openPage } from './open-page';
import { test } from './test';

const sale = '/auctions/four-mile-coulee/';

/** Sets the user cookie as the engine does, for both hosts. */
async function setUserCookie(context: BrowserContext, url: string | undefined, value: string): Promise<void> {
  await context.addCookies([{ name: 'AuthenticatedUser', value, url: String(url) }]);
}

const wes = Buffer.from(
  JSON.stringify({ UserName: 'Wes Barkley', Email: 'wes@farm.example', ID: '7', Admin: false }),
).toString('base64');

function accountButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /your account$/i });
}

function footer(page: Page) {
  return page.getByRole('navigation', { name: 'Your account' });
}

test('a visitor who logs in or out returns to the same page', async ({ page }) => {
  const here = '/sales/?province=AB#list';
  await openPage(page, here);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/login/?return=*');
  await page.getByRole('radio', { name: 'zoe@example.com' }).check();
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`**${here}`);

  await accountButton(page).click();
  const header = page.getByRole('banner');
  for (const words of ['Zoë Lévesque-Šimić', 'zoe@example.com', '+1 (780) 555-0142']) {
    await expect(header.getByText(words)).toBeVisible();
  }
  await expect(header.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Register To Bid' })).toBeHidden();
  await expect(header.getByText('Admin Menu')).toHaveCount(0);
  await expect(footer(page).getByRole('link')).toHaveText(['View Account', 'Logout', 'Contact Us']);

  await header.getByRole('link', { name: 'Logout' }).click();
  await page.waitForURL(`**${here}`);
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Create Account' })).toBeVisible();
  await expect(footer(page).getByRole('link')).toHaveText(['Login', 'Create an Account', 'Contact Us']);
});

test('a visitor without a telephone number can add one, and an administrator can open sales and users', async ({
  page,
}) => {
  await page.goto(sale);
  await signIn(page, 'dale');
  await accountButton(page).click();
  await page.getByRole('link', { name: 'Add your number' }).click();
  await page.waitForURL('**/profile/?return=*');

  await page.goto(sale);
  await signIn(page, 'marlene');
  await accountButton(page).click();
  await page.getByRole('link', { name: 'Admin Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test('on a phone the account is in the drawer and behind the initials', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(sale);
  await signIn(page, 'zoe');
  await expect(accountButton(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('navigation', { name: 'Main' });
  await expect(drawer.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Register To Bid' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await accountButton(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Edit Your Account' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(accountButton(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Edit Your Account' })).toHaveCount(0);
});

for (const width of [390, 1024, 1440]) {
  test(`a signed-in visitor never sees the links to log in, and nothing moves, at ${String(width)} px`, async ({
    page,
    context,
    baseURL,
  }) => {
    await setUserCookie(context, baseURL, wes);
    const release = await holdRequests(page, '**/*.js');
    await page.setViewportSize({ width, height: 900 });
    await page.goto(sale, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const words of ['Login', 'Register To Bid', 'Create Account', 'Create an Account']) {
      for (const found of await page.getByText(words, { exact: true }).all())
        await expect(found).toBeHidden();
    }
    release();
    await expect(accountButton(page)).toBeVisible();
    expect(await layoutShifts(page)).toEqual(['0.000', []]);
  });
}

test('a visitor with a broken cookie sees the links to log in, and no error', async ({
  page,
  context,
  baseURL,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await setUserCookie(context, baseURL, 'bm9ib2R5');
  await openPage(page, sale);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => warnings.filter((text) => text.includes('AuthenticatedUser'))).toHaveLength(1);
  expect(warnings.join()).not.toContain('bm9ib2R5');
});

test('visitors see the links to log in if the session script cannot be loaded', async ({
  page,
  context,
  baseURL,
}) => {
  await setUserCookie(context, baseURL, wes);
  // A state of the state machine, which identifies its script.
  await loseScript(page, 'unauthenticating');
  await openPage(page, sale);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('signing in in another tab shows when the visitor returns', async ({ page, context }) => {
  await openPage(page, sale);
  const other = await context.newPage();
  await other.goto('/faq/');
  await signIn(other, 'zoe');
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(accountButton(page)).toBeVisible();
});

test('without a connection the visitor stays on the page and sees an error', async ({ page, context }) => {
  await openPage(page, sale);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  // Another toast may say that the poll has failed.
  const message = 'There was an error logging into your account. Please try again.';
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(sale);
});

test('the account is accessible at every width', async ({ page }) => {
  await page.goto(sale);
  await signIn(page, 'marlene');
  for (const width of [320, 412, 1023, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await accountButton(page).click();
    await expect(page.getByRole('heading', { name: 'Admin Menu' })).toBeVisible();
    expect(await violationsIn(page, 'header')).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the links to the account work, signed in or not', async ({ page, context, baseURL }) => {
    await setUserCookie(context, baseURL, wes);
    await page.goto(sale);
    await expect(footer(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await footer(page).getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  });
});
