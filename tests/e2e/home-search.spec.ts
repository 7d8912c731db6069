import { expect, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { layoutShifts } from './layout-shifts';
import { openPage } from './open-page';
import { test } from './test';

function hero(page: Page) {
  const form = page.getByRole('main').getByRole('search', { name: 'Search for land' });
  return {
    form,
    field: form.getByLabel('Search for land'),
    list: form.getByRole('listbox', { name: 'Suggestions' }),
    option: (name: string | RegExp) => form.getByRole('option', { name }),
  };
}

for (const width of [390, 1024, 1440]) {
  test.describe(`${String(width)} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the home page shows one search box', async ({ page }) => {
      await openPage(page, '/');
      await expect(page.getByRole('searchbox')).toHaveCount(1);
      await expect(page.getByRole('search', { name: 'Site' }).getByRole('button')).toBeVisible();
      expect(await layoutShifts(page)).toEqual(['0.000', []]);
    });
  });
}

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the search box of the home page shows the same suggestions as the one in the header', async ({
    page,
  }) => {
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await openPage(page, '/');
    expect(requestedPaths.filter((path) => path.startsWith('/search/'))).toEqual([]);
    const { form, field, list, option } = hero(page);
    await field.click();
    await expect(list.getByRole('group', { name: 'Popular Locations' })).toBeVisible();
    await field.pressSequentially('burnt b');
    await expect(option('Go to Burnt Birch Ranch - Spirit River, AB')).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(field).toHaveValue('burnt b');
    await field.pressSequentially('i');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/auctions\/burnt-birch-ranch\/$/);
    await expect(form).toHaveCount(0);
  });

  test('a click elsewhere closes its suggestions, and its button clears the text', async ({ page }) => {
    await openPage(page, '/');
    const { form, field, list } = hero(page);
    await field.fill('taber');
    await expect(list).toBeVisible();
    await form.getByRole('button', { name: 'Clear' }).click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(list).toHaveCount(0);
  });

  test('a search for words leads to the search page', async ({ page }) => {
    await openPage(page, '/');
    const { field, list } = hero(page);
    await field.fill('mineral rights');
    await expect(list).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?query=mineral\+rights$/);
  });

  test('it still searches if its suggestions cannot be loaded', async ({ page }) => {
    await openPage(page, '/');
    await page.route('**/*.js', (route) => route.abort());
    const { form, field } = hero(page);
    await field.fill('lease');
    await expect(form.getByRole('alert')).toBeVisible();
    await page.unroute('**/*.js');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?query=lease$/);
  });

  test('the search of the header unfolds from its icon', async ({ page }) => {
    await openPage(page, '/');
    const header = page.getByRole('search', { name: 'Site' });
    await header.getByRole('button', { name: 'Search' }).click();
    await expect(header.getByLabel('Search for land')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(header.getByLabel('Search for land')).toBeHidden();
  });

  test('each spelling of a legal description leads to the sales near that land', async ({ page }) => {
    await openPage(page, '/');
    const spellings = page
      .getByRole('region', { name: 'Know the legal land description?' })
      .getByRole('link');
    await expect(spellings).toHaveCount(3);
    await spellings.nth(1).click();
    await expect(page).toHaveURL(/\/search\/\?query=/);
    await expect(
      page.getByRole('main').getByRole('link', { name: /^Sales near [NS][EW]-[\d-]+W/ }),
    ).toBeVisible();
  });
});
