import { expect, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { ready, statusLine, waitLikeAPerson } from './forms';
import { openPage, reloadPage } from './open-page';
import { routes } from '../tooling/company';
import { test } from './test';

const sale = '/auctions/four-mile-coulee/';
const option = `${sale}options/pivot-package/`;

/** The link to an option, well below the top of the page of its sale. */
async function readDownToOption(page: Page) {
  await openPage(page, sale);
  const link = page.getByRole('main').getByRole('link', { name: 'Pivot package' });
  await link.scrollIntoViewIfNeeded();
  const scroll = await page.evaluate(() => window.scrollY);
  expect(scroll).toBeGreaterThan(300);
  return { link, scroll };
}

function modal(page: Page) {
  return page.getByRole('dialog', { name: 'Pivot package' });
}

async function expectScroll(page: Page, scroll: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scroll);
}

test.describe('a buyer opens an option of a sale', () => {
  test('in a modal by keyboard, and returns to the same place', async ({ page }) => {
    const { link, scroll } = await readDownToOption(page);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(modal(page).getByRole('heading', { level: 1 })).toHaveText('Pivot package');
    await expect(page).toHaveURL(option);
    await expect(page).toHaveTitle(/^Pivot package, Four Mile Coulee/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${option}$`));
    await expect(page.locator('dialog:focus-within')).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
    await expectScroll(page, scroll);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await expect(page).toHaveURL(sale);
    await expect(page).toHaveTitle(/^Four Mile Coulee/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${sale}$`));
    await expect(link).toBeFocused();
    await expectScroll(page, scroll);
  });

  for (const [way, close] of [
    ['its button', (page: Page) => modal(page).getByRole('button', { name: 'Close' }).click()],
    ['a click beside it', (page: Page) => page.mouse.click(5, 400)],
    ['Back', (page: Page) => page.goBack()],
  ] as const) {
    test(`and closes it with ${way}`, async ({ page }) => {
      const { link, scroll } = await readDownToOption(page);
      await link.click();
      await expect(modal(page)).toBeVisible();
      await close(page);
      await expect(modal(page)).toBeHidden();
      await expect(page).toHaveURL(sale);
      await expect(link).toBeFocused();
      await expectScroll(page, scroll);
    });
  }

  test('and stays on the page after a double click on the close button', async ({ page }) => {
    await openPage(page, '/sales/');
    await page.getByRole('link', { name: 'View Details of Four Mile Coulee' }).click();
    const link = page.getByRole('main').getByRole('link', { name: 'Pivot package' });
    await link.click();
    await modal(page)
      .getByRole('button', { name: 'Close' })
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(sale);
  });

  test('again with Forward, and as a page after a reload', async ({ page }) => {
    const { link, scroll } = await readDownToOption(page);
    await link.click();
    await expect(modal(page)).toBeVisible();
    await page.goBack();
    await expect(link).toBeFocused();
    await page.goForward();
    await expect(modal(page)).toBeVisible();
    await expectScroll(page, scroll);
    await reloadPage(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Pivot package');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four Mile Coulee');
    await page.goForward();
    await expect(modal(page)).toBeVisible();
  });

  test('and goes on to the next option, then back to the sale in one step', async ({ page }) => {
    const { link } = await readDownToOption(page);
    await link.click();
    await modal(page).getByRole('link', { name: 'Seed-potato storage', exact: true }).click();
    const next = page.getByRole('dialog', { name: 'Seed-potato storage' });
    await expect(next.getByRole('heading', { level: 1 })).toHaveText('Seed-potato storage');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(sale);
    await expect(link).toBeFocused();
  });

  test('and follows the link to the page of its parcel', async ({ page }) => {
    const { link } = await readDownToOption(page);
    await link.click();
    await modal(page).getByRole('link', { name: 'Parcel 1' }).last().click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Parcel 1');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectScroll(page, 0);
    // On the way back it is not over the page that it was opened from, so it is a full page.
    await page.goBack();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Pivot package');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four Mile Coulee');
  });

  test('as a page if the scripts of the modal cannot be loaded', async ({ page, context }) => {
    const scriptsOf = (opened: Page) =>
      opened.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const other = await context.newPage();
    await openPage(other, option);
    await openPage(page, sale);
    const ofPages = [...(await scriptsOf(page)), ...(await scriptsOf(other))];
    await other.close();
    // The page itself can be loaded, but not the scripts that show it as a modal.
    const refused: string[] = [];
    await page.route(
      ({ pathname, href }) => pathname.endsWith('.js') && !ofPages.includes(href),
      (route) => {
        refused.push(route.request().url());
        return route.abort();
      },
    );
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('main').getByRole('link', { name: 'Pivot package' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Pivot package');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(refused).not.toEqual([]);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(sale);
  });
});

test('a buyer sets a reminder in a modal, over a page that stays mounted but cannot be reached', async ({
  page,
}) => {
  await openPage(page, sale);
  const heading = await page
    .getByRole('heading', { level: 1, name: 'Four Mile Coulee' })
    .evaluateHandle((element) => element);
  await page.getByRole('main').getByRole('link', { name: 'Remind me' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Set a reminder for Four Mile Coulee' });
  const form = await ready(dialog.locator('form'));
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab');
    // After the last control of a dialog come those of the browser.
    expect(await page.evaluate(() => document.activeElement?.closest('main') ?? null)).toBeNull();
  }
  const link = page.getByRole('main').getByRole('link', { name: 'Pivot package' });
  await link.focus();
  await expect(link).not.toBeFocused();
  await form.getByLabel('Email address').fill('zoe@farm.example');
  await waitLikeAPerson(page);
  await form.getByRole('button', { name: 'Remind me' }).click();
  await expect(statusLine(form)).toHaveText('Your reminder is set. It will come by e-mail.');
  await expect(page).toHaveURL(`${sale}reminder/`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(sale);
  // The same element, not one that was mounted again.
  expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
});

test('a direct visit to an option shows a page', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await openPage(page, option);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

for (const [name, path] of [
  ['Pivot package', sale],
  ['Set a reminder for Four Mile Coulee', sale],
  ['Dale Kowalchuk', routes.team],
] as const) {
  test(`the open modal "${name}" is accessible and fits on any screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, path);
    const words = name.startsWith('Set a reminder') ? 'Remind me' : name;
    await page.getByRole('main').getByRole('link', { name: words }).first().click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toHaveCSS('opacity', '1');
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await violationsIn(page)]).toEqual([width, []]);
      expect([width, await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)]).toEqual([width, 0]);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the page of the option', async ({ page }) => {
    await page.goto(sale);
    await page.getByRole('main').getByRole('link', { name: 'Pivot package' }).click();
    await expect(page).toHaveURL(option);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Pivot package');
  });
});
