import { expect, type Page } from '@playwright/test';
import { allowConnections } from './allow-connections';
import { algoliaApp, algoliaSearchKey, createAlgolia } from '../stand-ins/search/algolia';
import { violationsIn } from './axe';
import { layoutShifts } from './layout-shifts';
import { openPage } from './open-page';
import { company } from '../tooling/company';
import { test } from './test';

const failure =
  'An error occurred while attempting to load search results. Please try again or contact the company.';

function search(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    field: main.getByRole('searchbox', { name: 'Search all pages' }),
    status: main.getByRole('status'),
    sentence: main.getByRole('alert'),
    group: (name: string | RegExp) => main.getByRole('region', { name }),
    link: (name: string | RegExp) => main.getByRole('link', { name }),
  };
}

async function visit(page: Page, query = ''): Promise<ReturnType<typeof search>> {
  const address = query === '' ? '/search/' : `/search/?query=${encodeURIComponent(query)}`;
  await openPage(page, address);
  return search(page);
}

test('a buyer finds pages about drainage, with excerpts', async ({ page }) => {
  const { main, field, status, group } = await visit(page, 'drainage');
  await expect(status).toHaveText(/^\d+ results for “drainage”$/);
  await expect(field).toHaveValue('drainage');
  await expect(page).toHaveTitle(`drainage – Search | ${company.name}`);
  await expect(main.locator('mark').first()).toHaveText(/^drainage$/i);
  await expect(group(/^\d+ questions?$/)).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  expect(await layoutShifts(page)).toEqual(['0.000', []]);
});

test('a screen reader announces the number of results of each kind', async ({ page }) => {
  const { main, status } = await visit(page, 'iron creek');
  await expect(status).toHaveText(/^\d+ results for “iron creek”$/);
  await expect(main).toMatchAriaSnapshot(`
    - status: /\\d+ results for “iron creek”/
    - region "1 sale":
      - heading "1 sale" [level=2]
      - list:
        - listitem:
          - link "Iron Creek Home Place"
    - region /\\d+ parcels/:
      - heading /\\d+ parcels/ [level=2]
      - list
  `);
});

test('typing searches, replaces the address, and tolerates a typo', async ({ page }) => {
  const { field, status, link } = await visit(page);
  await expect(link('Terms and conditions')).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await field.pressSequentially('burnt brch');
  await expect(page).toHaveURL(/\/search\/\?query=burnt\+brch$/);
  await expect(link(/^Burnt Birch Ranch$/)).toBeVisible();
  await expect(status).toHaveText(/^\d+ results for “burnt brch”$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await field.fill('');
  await expect(page).toHaveURL(/\/search\/$/);
  await expect(link('Terms and conditions')).toBeVisible();
  await expect(page).toHaveTitle(`Search | ${company.name}`);
});

test('a listener follows a result to its time in a recording', async ({ page }) => {
  const { group } = await visit(page, 'family');
  const moments = group(/moments? in the podcast$/);
  await moments.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/transcript\/#t-\d+$/);
});

test('a long list expands by keyboard, and the focus moves to the first new result', async ({ page }) => {
  const { group } = await visit(page, 'parcel');
  const parcels = group(/^\d+ parcels$/);
  await expect(parcels.getByRole('listitem')).toHaveCount(5);
  await parcels.getByRole('button', { name: 'Show 12 more' }).press('Enter');
  await expect(parcels.getByRole('listitem')).toHaveCount(17);
  await expect(parcels.getByRole('listitem').nth(5).getByRole('link')).toBeFocused();
});

test('searches for land and towns lead to sales nearby', async ({ page }) => {
  const { field, link } = await visit(page, 'nw 14 72 6 w6');
  await expect(link('Sales near NW-14-72-6-W6M')).toHaveAttribute(
    'href',
    '/sales/?coordinates=-118.8152_55.2399&label=NW-14-72-6-W6M',
  );
  await field.fill('grande prairie');
  await expect(link('Sales near Grande Prairie, AB')).toBeVisible();
  await field.fill('tax');
  await expect(link('All upcoming sales')).toBeVisible();
});

test('a search without results offers other links', async ({ page }) => {
  const { main, status, link } = await visit(page, 'zeppelin drainage');
  await expect(status).toHaveText('Nothing found for “zeppelin drainage”.');
  await expect(main.getByText('Check the spelling, or try fewer words.')).toBeVisible();
  await expect(link(/^\+1 \(\d{3}\)/)).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await link('Search for "drainage"').click();
  await expect(status).toHaveText(/^\d+ results for “drainage”$/);
  await page.goBack();
  await expect(status).toHaveText('Nothing found for “zeppelin drainage”.');
});

test('hostile text shows as text', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  for (const text of ['<img src=x onerror=alert(1)>', '.*(a+)+$[', '\u202Eעברית مرحبا', 'a\u0000\u0007b']) {
    const { status, main } = await visit(page, text);
    await expect(status).toHaveText(/^(Nothing found|\d+ results?) for “.+”\.?$/);
    await expect(main.locator('img[src=x]')).toHaveCount(0);
  }
  const { field, status } = await visit(page, 'z'.repeat(5000));
  await expect(status).toHaveText(`Nothing found for “${'z'.repeat(100)}”.`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await field.fill('x'.repeat(10_000));
  await expect(status).toHaveText(`Nothing found for “${'x'.repeat(100)}”.`);
  expect(errors).toEqual([]);
});

test('no part of the search loads before there is a query', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const { field, status } = await visit(page);
  expect(requests.filter((path) => path.startsWith('/search/pages/'))).toEqual([]);
  await field.fill('drainage');
  await expect(status).toHaveText(/results/);
  const loaded = requests.filter((path) => /\/search\/pages\/(?:index|words)/.test(path));
  expect(loaded).toEqual(['/search/pages/index.json', '/search/pages/words-d.json']);
});

for (const [part, address] of [
  ['the index', '**/search/pages/index.json'],
  ['the words', '**/search/pages/words-*.json'],
] as const) {
  test(`the page shows a message and the box keeps working if ${part} cannot be loaded`, async ({ page }) => {
    await page.route(address, (route) => route.fulfill({ status: 200, body: '<!doctype html>' }));
    const { field, sentence, status } = await visit(page, 'lease');
    await expect(sentence).toHaveText(failure);
    expect(await violationsIn(page)).toEqual([]);
    await page.unroute(address);
    await field.fill('leases');
    await expect(status).toHaveText(/^\d+ results? for “leases”$/);
    await expect(sentence).toHaveCount(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs JavaScript, and offers other links', async ({ page }) => {
    await page.goto('/search/?query=drainage');
    const { main } = search(page);
    await expect(main.locator('noscript p')).toContainText('Search needs JavaScript');
    await expect(main.locator('noscript p')).toBeVisible();
    await expect(main.locator('noscript a[href="/glossary/"]')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Questions' })).toBeVisible();
  });
});

for (const width of [320, 1024]) {
  test.describe(`${String(width)} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('results fit, without layout shifts', async ({ page }) => {
      const { status } = await visit(page, 'drainage');
      await expect(status).toHaveText(/results/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await layoutShifts(page)).toEqual(['0.000', []]);
    });
  });
}

test('with Algolia, its results show, and each of its faults leads to the error message', async ({
  page,
}) => {
  const algolia = createAlgolia();
  const record = {
    objectID: '/faq/',
    kind: 'question',
    name: 'Who pays for drainage?',
    summary: 'The buyer.',
    text: 'Levies of a <i>drainage</i> district.',
  };
  algolia.indices.set('pages', [record]);
  const origin = await algolia.app.listen({ port: 0, host: '127.0.0.1' });
  await allowConnections(page, [origin]);
  // Gatsby adds the query of the page.
  await page.route(/\/page-data\/search\/page-data\.json/, async (route) => {
    const response = await route.fetch();
    const services = { appId: algoliaApp, searchKey: algoliaSearchKey, origin };
    const body = (await response.text()).replace('"algolia":null', `"algolia":${JSON.stringify(services)}`);
    await route.fulfill({ response, body });
  });
  try {
    const { field, status, main, sentence, group } = await visit(page, 'drain');
    await expect(status).toHaveText('1 result for “drain”');
    await expect(group('1 question').locator('mark')).toHaveText(['drainage', 'drainage']);
    await expect(main.getByText('Levies of a <i>drainage</i> district.')).toBeVisible();
    for (const fault of ['unauthorized', 'limited', 'failing', 'broken JSON', 'other shape'] as const) {
      algolia.fault = fault;
      await field.fill(`drain ${fault}`);
      await expect(sentence).toHaveText(failure);
      algolia.fault = null;
      await field.fill('drainage');
      await expect(status).toHaveText('1 result for “drainage”');
    }
  } finally {
    await algolia.app.close();
  }
});
