import { expect, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { follow } from './follow';
import { loseScript } from './lose-script';
import { openPage } from './open-page';
import { company } from '../tooling/company';
import { test } from './test';

const crashed = 'We have encountered an error in this page.';

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** Serves a file of the site with one of its words changed, so that the page fails. */
async function spoil(page: Page, files: string, word: string): Promise<void> {
  await page.route(files, async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: body.replace(word, '"gone":') });
  });
}

async function expectMenuWorks(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: company.name, exact: true }).click();
  await expect(heading(page)).toHaveText('Prairie farmland, sold in the open.');
}

test.describe('an unknown address', () => {
  test('returns 404, suggests the closest sale, and links to three other pages', async ({ page }) => {
    const response = await page.goto('/auctions/four-mile-coulee/parcels/parcel-99/');
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page not found');
    const ways = page.getByRole('main').getByRole('list').getByRole('link');
    await expect(ways).toHaveText(['See upcoming sales', 'Past sales', 'Search all pages']);
    const nearest = page.getByRole('status').getByRole('link', { name: 'Four Mile Coulee' });
    await expect(nearest).toHaveAttribute('href', '/auctions/four-mile-coulee/');
    expect(await violationsIn(page, 'main')).toEqual([]);
    await nearest.click();
    await expect(heading(page)).toHaveText('Four Mile Coulee');
  });

  test('shows the same page when a link within the site leads there', async ({ page }) => {
    await openPage(page, '/faq/');
    await follow(page, '/no-such-page/');
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page).toHaveURL('/no-such-page/');
    await page.getByRole('main').getByRole('link', { name: 'Past sales' }).click();
    await expect(page).toHaveURL('/past-sales/');
  });
});

test('when the data of a page cannot be loaded, the error page offers to reload, call or e-mail', async ({
  page,
}) => {
  await openPage(page, '/faq/');
  const data = '**/page-data/testimonials/page-data.json';
  await page.route(data, (route) => route.fulfill({ status: 500, body: '' }));
  await follow(page, '/testimonials/');
  await expect(heading(page)).toHaveText('An error has occurred');
  const main = page.getByRole('main');
  await expect(main.getByText('bidding runs on a separate system')).toBeVisible();
  await expect(main.getByRole('link', { name: company.phone })).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('link', { name: 'E-mail us' })).toHaveAttribute('href', /^mailto:/);
  await page.unroute(data);
  await main.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page).toHaveURL('/testimonials/');
  await expect(heading(page)).toHaveText('From people who sold and bought');
});

test.describe('a page that fails', () => {
  test('during hydration shows an error with the focus on it, and leaves the menus usable', async ({
    page,
  }) => {
    await spoil(page, '**/page-data/faq/page-data.json', '"categories":');
    await page.goto('/faq/');
    await expect(heading(page)).toHaveText(crashed);
    await expect(heading(page)).toBeFocused();
    const main = page.getByRole('main');
    await expect(main.getByText(/Our team .* alerted/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Reload the page' })).toBeVisible();
    await expect(main.getByRole('link', { name: company.phone })).toHaveAttribute('href', /^tel:/);
    await expect(main.getByRole('link', { name: 'E-mail us' })).toHaveAttribute('href', /^mailto:/);
    expect(await violationsIn(page, 'main')).toEqual([]);
    await expectMenuWorks(page);
  });

  test('after a link is followed shows an error, with a link to the home page', async ({ page }) => {
    await spoil(page, '**/page-data/faq/page-data.json', '"categories":');
    await openPage(page, '/subscribe/');
    await follow(page, '/faq/');
    await expect(heading(page)).toHaveText(crashed);
    await expect(heading(page)).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Home page' }).click();
    await expect(heading(page)).toHaveText('Prairie farmland, sold in the open.');
  });

  test('in a modal leaves the page behind it unchanged', async ({ page }) => {
    const sale = '/auctions/four-mile-coulee/';
    await spoil(page, `**/page-data${sale}options/pivot-package/page-data.json`, '"parcels":');
    await openPage(page, sale);
    await page.getByRole('main').getByRole('link', { name: 'Pivot package' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 1 })).toHaveText(crashed);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(heading(page)).toHaveText('Four Mile Coulee');
  });

  test('without a connection still shows the error and offers to reload', async ({ page }) => {
    await openPage(page, '/error-test/');
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Make this page fail' }).click();
    await expect(heading(page)).toHaveText(crashed);
    await page.unroute('**/*');
    await page.getByRole('main').getByRole('link', { name: 'Reload the page' }).click();
    await expect(heading(page)).toHaveText('Error test');
  });

  test('in its header shows the error without a header', async ({ page }) => {
    await spoil(page, '**/slice-data/header*.json', '"contact":');
    await page.goto('/faq/');
    await expect(heading(page)).toHaveText(crashed);
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact/');
  });
});

test.describe('a part of a page that cannot be loaded', () => {
  test('is missing from its menu, whose links stay', async ({ page }) => {
    await openPage(page, '/faq/');
    await loseScript(page, 'Upcoming sales');
    await page.getByRole('banner').getByRole('button', { name: 'Buy Land menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByText('Loading sales')).toBeHidden();
    await menu.getByRole('link', { name: 'Past sales' }).click();
    await expect(page).toHaveURL('/past-sales/');
    await expect(heading(page)).not.toHaveText(crashed);
  });

  test('is replaced by the contact page, which links to other pages', async ({ page }) => {
    await openPage(page, '/faq/');
    await loseScript(page, 'All ways to reach us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact/');
    await expect(heading(page)).not.toHaveText(crashed);
    await expectMenuWorks(page);
  });

  test('leaves the static map in the page', async ({ page }) => {
    await loseScript(page, 'Showing ');
    await openPage(page, '/sales/');
    await page.getByRole('heading', { name: 'Where the land is' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('group', { name: 'Map of the sales' }).getByRole('link')).toHaveCount(9);
    await expect(heading(page)).not.toHaveText(crashed);
  });
});
