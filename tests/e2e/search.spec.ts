import { expect, type Page } from '@playwright/test';
import { allowConnections } from './allow-connections';
import { violationsIn } from './axe';
import { holdRequests } from './hold-requests';
import { createAlgolia, algoliaApp, algoliaSearchKey } from '../stand-ins/search/algolia';
import { createMapbox, mapboxToken } from '../stand-ins/search/mapbox';
import { openPage } from './open-page';
import { test } from './test';

const failure =
  'An error occurred while attempting to load search suggestions. Please try again or contact the company.';
/** A page without its own search. */
const somePage = '/testimonials/';

function box(page: Page) {
  const form = page.getByRole('search', { name: 'Site' });
  return {
    form,
    field: form.getByLabel('Search for land'),
    list: form.getByRole('listbox', { name: 'Suggestions' }),
    option: (name: string | RegExp) => form.getByRole('option', { name }),
    status: form.getByRole('status'),
    sentence: form.getByRole('alert'),
  };
}

async function visit(page: Page, path = somePage): Promise<void> {
  await openPage(page, path);
}

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a visitor finds land near a town by keyboard, with announcements for screen readers', async ({
    page,
  }) => {
    await visit(page);
    const { form, field, list, option, status } = box(page);
    await field.focus();
    await expect(list).toMatchAriaSnapshot(`
      - listbox "Suggestions":
        - group "Popular Locations":
          - option "Sales near Edmonton, AB"
          - option "Sales near Grande Prairie, AB"
        - group "Upcoming Sales":
          - option /Go to .+ - .+, (AB|BC|SK|MB)/
          - option /Go to .+ - .+, (AB|BC|SK|MB)/
          - option /Go to .+ - .+, (AB|BC|SK|MB)/
        - group "Pages":
          - option "Search all pages for \\"Terms and conditions\\""
    `);
    await expect(status).toHaveText('2 locations, 3 sales.');
    await expect(field).toHaveRole('combobox');
    await expect(field).toHaveAttribute('placeholder', 'Search for land near you');
    await field.pressSequentially('grande');
    await expect(option('Sales near Grande Prairie, AB')).toBeVisible();
    await expect(form.getByRole('group', { name: 'Locations', exact: true })).toBeVisible();
    await expect(status).toHaveText(/^\d locations?, \d sales?\.$/);
    expect(await violationsIn(page, 'header')).toEqual([]);
    await page.keyboard.press('ArrowDown');
    const active = await option('Sales near Grande Prairie, AB').getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', active ?? 'none');
    await expect(form.getByRole('option', { selected: true })).toHaveText('Sales near Grande Prairie, AB');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/sales\/\?coordinates=-118\.7956_55\.1707&label=Grande\+Prairie%2C\+AB$/);
    await expect(field).toHaveValue('');
    await expect(list).toBeHidden();
  });

  test('a visitor finds a sale by its name, with a typo', async ({ page }) => {
    await visit(page);
    const { field, option } = box(page);
    await field.fill('burnt brch');
    await option('Go to Burnt Birch Ranch - Spirit River, AB').click();
    await expect(page).toHaveURL(/\/auctions\/burnt-birch-ranch\/$/);
  });

  test('a farmer finds land by its legal description, however it is written', async ({ page }) => {
    await visit(page);
    const { field, option } = box(page);
    for (const text of ['nw 14 72 6 w6', 'NW1/4 14-72-6-W6M']) {
      await field.fill(text);
      await expect(option('Sales near NW-14-72-6-W6M')).toBeVisible();
    }
    await option('Sales near NW-14-72-6-W6M').click();
    await expect(page).toHaveURL(/\/sales\/\?coordinates=-118\.8152_55\.2399&label=NW-14-72-6-W6M$/);
  });

  test('words lead to the search page, an empty search to the sales, and a suggested page to its results', async ({
    page,
  }) => {
    await visit(page);
    const { field, list, option } = box(page);
    await field.fill('mineral rights');
    await expect(list).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?query=mineral\+rights$/);
    // The box closes when the page changes, which is after the address does.
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await expect(list).toBeHidden();
    await field.focus();
    await expect(list).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/sales\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Upcoming sales' })).toBeVisible();
    await expect(list).toBeHidden();
    await field.focus();
    await option('Search all pages for "Terms and conditions"').click();
    await expect(page).toHaveURL(/\/search\/\?query=Terms\+and\+conditions$/);
  });

  test('the box is cleared by a button, and closes with Esc or when the focus leaves', async ({ page }) => {
    await visit(page);
    const { form, field, list } = box(page);
    await field.fill('taber');
    await form.getByRole('button', { name: 'Clear' }).click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await field.fill('taber');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toHaveValue('');
    await field.pressSequentially('ta');
    await expect(list).toBeVisible();
    await expect(field).toHaveValue('ta');
    // Past the buttons that clear and search, and out.
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await expect(list).toBeHidden();
  });

  test('no part of the search loads before it is used', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await visit(page);
    const before = requests.splice(0);
    expect(before.filter((path) => path.startsWith('/search/'))).toEqual([]);
    const { field, list } = box(page);
    await field.focus();
    await expect(list).toBeVisible();
    await expect
      .poll(() => requests.filter((path) => path.endsWith('.json')).sort())
      .toEqual(['/search/places.json', '/search/sales.json']);
    expect(requests.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
  });

  test('text typed while the suggestions load stays, and gets suggestions', async ({ page }) => {
    await visit(page);
    const letThrough = await holdRequests(page, /\.js$/);
    const { field, option } = box(page);
    await field.pressSequentially('grande pr');
    letThrough();
    await expect(option('Sales near Grande Prairie, AB')).toBeVisible();
    await expect(field).toHaveValue('grande pr');
    await expect(field).toBeFocused();
  });

  test('suggestions that have loaded keep working without a network', async ({ page, context }) => {
    await visit(page);
    const { field, option } = box(page);
    await field.fill('taber');
    await expect(option('Sales near Taber, AB')).toBeVisible();
    await context.setOffline(true);
    await field.fill('killam');
    await expect(option('Sales near Killam, AB')).toBeVisible();
  });

  for (const [part, address] of [
    ['its data', '**/search/sales.json'],
    ['its script', /\.js$/],
  ] as const) {
    test(`it shows a message and still searches if ${part} cannot be loaded`, async ({ page }) => {
      await visit(page);
      await page.route(address, (route) => route.abort());
      const { field, option, sentence } = box(page);
      await field.fill('lease');
      await expect(sentence).toHaveText(failure);
      await expect(option(/./)).toHaveCount(0);
      await page.unroute(address);
      await field.press('Enter');
      await expect(page).toHaveURL(/\/search\/\?query=lease$/);
    });
  }

  test('hostile text shows as text', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await visit(page);
    const { field, option, sentence } = box(page);
    for (const text of [
      '<img src=x onerror=alert(1)>',
      '.*(a+)+$[',
      'z'.repeat(10_000),
      '\u202Eעברית مرحبا',
    ]) {
      await field.fill(text);
      await expect(option(/^Search all pages for "[^"]{3,}"$/)).toBeVisible();
    }
    await expect(sentence).toHaveCount(0);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?query=/);
    expect(errors).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a visitor opens the search, and chooses a suggestion by touch', async ({ page }) => {
    await visit(page);
    const { form, field, list, option } = box(page);
    await form.getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(field).toBeFocused();
    await expect(list).toBeVisible();
    await expect(form.getByText('Type it the way you write it')).toBeVisible();
    expect(await violationsIn(page, 'header')).toEqual([]);
    const heights = await form.getByRole('option').evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await field.fill('souris flats');
    await option('Go to Souris Flats - Torquay, SK').tap();
    await expect(page).toHaveURL(/\/auctions\/souris-flats\/$/);
  });
});

test.describe('with Algolia and Mapbox', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('their results are suggested, and each of their faults leads to the error message', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const algolia = createAlgolia();
    const mapbox = createMapbox();
    const sale = {
      objectID: '/auctions/elsewhere/',
      slug: 'elsewhere',
      name: 'Grand Elsewhere',
      location: 'Taber, AB',
    };
    algolia.indices.set('suggestions', [sale]);
    const listen = { port: 0, host: '127.0.0.1' };
    const algoliaOrigin = await algolia.app.listen(listen);
    const mapboxOrigin = await mapbox.app.listen(listen);
    await allowConnections(page, [algoliaOrigin, mapboxOrigin]);
    await page.route('**/slice-data/header.json', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const services = {
        algolia: { appId: algoliaApp, searchKey: algoliaSearchKey, origin: algoliaOrigin },
        mapbox: { token: mapboxToken, origin: mapboxOrigin },
      };
      const replaced = text.replace('{"algolia":null,"mapbox":null}', JSON.stringify(services));
      await route.fulfill({ response, body: replaced });
    });
    try {
      await visit(page);
      const { field, option, sentence } = box(page);
      await field.fill('grand');
      await expect(option('Go to Grand Elsewhere - Taber, AB')).toBeVisible();
      await expect(option('Sales near Grande Cache, AB')).toBeVisible();
      for (const service of [algolia, mapbox]) {
        for (const fault of ['unauthorized', 'limited', 'failing', 'broken JSON', 'other shape'] as const) {
          service.fault = fault;
          await field.fill(`gran ${fault}`);
          await expect(sentence).toHaveText(failure);
        }
        service.fault = null;
        await field.fill(`edm`);
        await expect(sentence).toHaveCount(0);
        await expect(option('Sales near Edmonton, AB')).toBeVisible();
      }
      mapbox.fault = 'hanging';
      await field.fill('grande');
      await expect.poll(() => mapbox.requests.at(-1)).toContain('grande.json');
      await field.fill('grand f');
      await expect.poll(() => mapbox.aborted).toBe(1);
    } finally {
      await Promise.all([algolia.app.close(), mapbox.app.close()]);
    }
  });
});
