import { expect, type Request } from '@playwright/test';
import { violationsIn } from './axe';
import { loseScript } from './lose-script';
import { keep, open, parts, ranchHome, sale } from './my-place';
import { reloadPage } from './open-page';
import { test } from './test';

function decoded(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}

/** Returns everything that a request sends to a server: address, headers, body. */
async function wordsOf(request: Request): Promise<string> {
  const headers = Object.values(await request.allHeaders());
  return decoded([request.url(), request.postData() ?? '', ...headers].join(' '));
}

test('a buyer sets the home quarter, sorts by it, sees what touches it and forgets it; nothing is sent', async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const { dialog, field, opener, nearest, names, card, submit } = parts(page);
  await open(page, '/sales/');
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('sw 15 73 6 w6');
  await field.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveText('My place: SW-15-73-6-W6M');
  await expect(card('Clear Prairie Quarters')).toContainText('Parcels 1, 2 and 4 touch SW-15-73-6-W6M');
  await expect(card('Kiskatinaw Plateau')).toContainText(/\d\d kilometres from SW-15-73-6-W6M/);

  await nearest.click();
  await expect(page).toHaveURL('/sales/?sort=nearest');
  await expect(nearest).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Sort by')).toHaveValue('nearest');
  await expect(names.first()).toHaveText('Clear Prairie Quarters');
  await expect(names.nth(1)).toHaveText('Burnt Birch Ranch');
  await reloadPage(page);
  await expect(names.nth(1)).toHaveText('Burnt Birch Ranch');

  await page.getByRole('main').getByRole('link', { name: 'View Details of Clear Prairie Quarters' }).click();
  const line = page
    .getByRole('main')
    .getByRole('button', { name: /from SW-15-73-6-W6M\. Parcels 1, 2 and 4 touch it$/ });
  await line.click();
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Parcel 1 shares a side with it, across a road allowance.',
    'Parcel 2 shares a side with it.',
    'Parcel 4 meets it at a corner.',
  ]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(line).toBeFocused();
  await open(page, `${sale}parcels/parcel-2/`);
  await expect(
    page.getByRole('button', { name: /from SW-15-73-6-W6M\. Parcel 2 touches it$/ }),
  ).toBeVisible();

  await open(page, '/sales/?sort=nearest');
  await page.getByRole('button', { name: 'Forget SW-15-73-6-W6M' }).click();
  await expect(opener).toHaveText('My place');
  await expect(opener).toBeFocused();
  await expect(page.getByText(/(from|touch) SW-15-73-6/)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('my-place'))).toBeNull();

  // Then another place, by the name of a town.
  await opener.click();
  await field.fill('trois rivieres');
  await submit.click();
  await expect(opener).toHaveText('My place: Trois-Rivières, QC');
  await nearest.click();
  await reloadPage(page);
  await expect(card('Clear Prairie Quarters')).toContainText(/\d,\d{3} kilometres from/);

  const sent = await Promise.all(requests.map(wordsOf));
  expect(sent.length).toBeGreaterThan(50);
  // Neither the text nor the position was sent, in any spelling.
  const placePattern = /15[^a-z0-9]{0,4}73[^a-z0-9]{0,4}6\b|-118\.8|55\.3\d|rivi[eè]res|-72\.5|46\.3\d/i;
  expect(sent.filter((words) => placePattern.test(words))).toEqual([]);
});

test('a buyer sets the town on the page of a sale, and chooses among towns of one name', async ({ page }) => {
  const { dialog, field, howFar, submit } = parts(page);
  await open(page, sale);
  await howFar.click();
  await submit.click();
  await expect(field).toHaveAccessibleDescription(/Type your home quarter or town\.$/);
  await expect(field).toBeFocused();
  await field.fill('NW 40-72-6-W6');
  await submit.click();
  await expect(field).toHaveAccessibleDescription(/We can’t read that\./);
  await field.fill('<b>nowhere</b> at all');
  await submit.click();
  await expect(field).toHaveAccessibleDescription(/We don’t know a town by that name\./);
  await field.fill('saint-leonard');
  await submit.click();
  const choice = dialog.getByRole('group', { name: 'Which one do you mean?' });
  await expect(choice.getByRole('button')).toHaveText([
    /^Saint-Léonard, (QC|NB)$/,
    /^Saint-Léonard, (QC|NB)$/,
  ]);
  await expect(choice.getByRole('button').first()).toBeFocused();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await violationsIn(page, 'dialog[open]')]).toEqual([width, []]);
  }
  await choice.getByRole('button', { name: 'Saint-Léonard, NB' }).click();
  await expect(
    page.getByRole('button', { name: /^3,\d{3} kilometres from Saint-Léonard, NB$/ }),
  ).toBeFocused();
});

test('a visitor sees a message if the scripts of the form cannot be loaded', async ({ page }) => {
  await open(page, sale);
  await loseScript(page, 'shares a side with it');
  await parts(page).howFar.click();
  await expect(page.getByText(/^An error occurred\. Check your internet connection/)).toBeVisible();
  await page.unroute('**/*.js');
  await parts(page).howFar.click();
  await expect(parts(page).dialog).toBeVisible();
});

test('the form shows a message if the list of towns cannot be loaded, and still accepts land', async ({
  page,
}) => {
  await page.route('**/search/places.json', (route) => route.abort());
  const { opener, field, dialog, submit } = parts(page);
  await open(page, '/sales/');
  await opener.click();
  await field.fill('Falher');
  await submit.click();
  await expect(field).toHaveAccessibleDescription(/The list of towns could not be loaded\./);
  await field.fill('nw 14 72 6 w6');
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(opener).toHaveText('My place: NW-14-72-6-W6M');
});

test('cards on the list and on the home page name the parcels that touch the home quarter', async ({
  page,
  context,
}) => {
  await keep(context, JSON.stringify(ranchHome));
  for (const path of ['/sales/', '/']) {
    await open(page, path);
    const ranch = page.getByRole('article').filter({ hasText: 'Burnt Birch Ranch' });
    await expect(ranch).toContainText('Parcels 1 and 2 touch SE-9-77-8-W6M');
    await expect(ranch).not.toContainText('from SE-9-77-8-W6M');
    const others = page.getByRole('article').filter({ hasNotText: 'Burnt Birch Ranch' });
    await expect(others.first()).toContainText(/\d+ kilometres from SE-9-77-8-W6M/);
  }
});

for (const [fault, response] of [
  ['is refused', { status: 500 }],
  ['is broken', { contentType: 'application/json', body: '{"clear-prairie-quarters":[["Parc' }],
] as const) {
  test(`cards have only the distance if the file of parcels ${fault}`, async ({ page, context }) => {
    await keep(context);
    await page.route('**/search/parcels.json', (route) => route.fulfill(response));
    const logged = page.waitForEvent('console', (message) => message.text().includes('Parcels of sales:'));
    await open(page, '/sales/');
    await logged;
    await expect(parts(page).card('Clear Prairie Quarters')).toContainText(/kilometres? from SW-15-73-6-W6M/);
    await expect(page.getByText(/touch SW-15-73-6-W6M/)).toHaveCount(0);
  });
}

test('for a town, the file of parcels is not fetched', async ({ page, context }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await keep(context, JSON.stringify({ label: 'Sexsmith, AB', position: [-118.78, 55.35] }));
  await open(page, '/sales/');
  await expect(parts(page).card('Clear Prairie Quarters')).toContainText(/kilometres? from Sexsmith, AB/);
  expect(requests).not.toContain('/search/parcels.json');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no part of the form shows', async ({ page }) => {
    for (const path of ['/sales/', sale, `${sale}parcels/parcel-1/`]) {
      await page.goto(path);
      await expect(page.getByText(/my place|from your place/i)).toHaveCount(0);
    }
  });
});
