import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { builtPage, sourceOf, test } from './cms';
import { choose, connect, newField, open, preview, publish, published, slow } from './cms-form';
import { company } from '../tooling/company';

const sale = 'content/sales/burnt-birch-ranch.yaml';

test.beforeEach(() => {
  test.setTimeout(150_000);
});

test('an editor changes a sale, sees it as the site will show it, and publishes it', async ({
  page,
  folder,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const before = await sourceOf(folder, sale);
  const photo = path.join(folder, 'north-fence.jpg');
  await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#583' } }).toFile(photo);
  await open(page, 'sales/entries/burnt-birch-ranch');
  await page.getByLabel(/^Name/).first().fill('Burnt Birch Meadows');
  const heading = preview(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Burnt Birch Meadows', slow);
  expect(await heading.evaluate((node) => getComputedStyle(node).fontFamily)).toContain('Besley');
  await expect(preview(page).locator('script')).toHaveCount(0);

  await page.getByRole('button', { name: /^Add parcel/ }).click();
  await newField(page, /^Address/).fill('parcel-9');
  await newField(page, /^Name/).fill('Parcel 9');
  await newField(page, /^Land in a few words/).fill('A quarter with a new fence');
  await newField(page, /^Description/).fill('Pasture.');
  await page
    .getByRole('button', { name: /^Add legal land description/ })
    .last()
    .click();
  await newField(page, /^Legal land description$/).fill('NE-16-77-8-W6M');
  await newField(page, /^Land use/).click();
  await page.getByRole('option', { name: 'pasture' }).click();
  await newField(page, /^Titled acres/).fill('160');
  await newField(page, /^Cultivated acres/).fill('0');
  await newField(page, /^Soil/).fill('Grey-Wooded loam');
  await newField(page, /^Starting bid/).fill('100000');
  await expect(preview(page).getByText('Parcel 9').first()).toBeAttached(slow);

  // The first one is that of the gallery.
  await page
    .getByRole('button', { name: /^Add picture/ })
    .first()
    .click();
  await choose(page, 'Choose an image', photo);
  // The other unfolded ones belong to the sale and the parcel.
  await page
    .getByRole('textbox', { name: /^Description/ })
    .nth(1)
    .fill('The new fence');
  const picture = preview(page).getByAltText('The new fence').first();
  // It is below the land, and loads once it is in view.
  await expect(async () => {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('naturalWidth', 1600, { timeout: 1000 });
  }).toPass(slow);

  await publish(page);
  await published(page);
  expect(await readdir(path.join(folder, 'content/media/sales'))).toContain('north-fence.jpg');
  const after = await sourceOf(folder, sale);
  for (const line of before.split('\n').slice(1)) expect(after).toContain(line);
  const built = await builtPage(folder, '/auctions/burnt-birch-ranch/');
  for (const text of ['Burnt Birch Meadows', 'Parcel 9', 'The new fence', 'north-fence'])
    expect(built).toContain(text);
  expect(faults).toEqual([]);
});

test('a press on a text of the preview leads to its field', async ({ page, folder }) => {
  const before = await sourceOf(folder, sale);
  await open(page, 'sales/entries/burnt-birch-ranch');
  const heading = preview(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Burnt Birch Ranch', slow);
  await heading.click();
  await expect(page.getByLabel(/^Name/).first()).toBeFocused();
  // Text that the site writes itself has no field.
  await preview(page).getByText('Titled acres').first().click();
  await expect(page.locator('input:focus, textarea:focus')).toHaveCount(0);
  // Until then, the list and the parcel are folded.
  await preview(page).getByText('Bush quarter with a spring').first().click();
  const summary = page.getByRole('textbox', { name: /^Land in a few words/ });
  await expect(summary).toBeFocused();
  await expect(summary).toHaveValue('Bush quarter with a spring');
  await summary.fill('Bush quarter with a creek');
  await publish(page);
  await published(page);
  const after = await sourceOf(folder, sale);
  expect(after).toBe(before.replace('Bush quarter with a spring', 'Bush quarter with a creek'));
});

test('an editor writes a new question, whose preview first says what it still lacks', async ({
  page,
  folder,
}) => {
  await open(page, 'questions-buying-farmland/new');
  await page.getByLabel(/^Question/).fill('May I bring a soil probe?');
  await expect(preview(page).getByText(/summary \(Short answer\): is missing/)).toBeVisible(slow);
  await page.getByLabel(/^Short answer/).fill('Yes, on a viewing day.');
  await page.getByLabel(/^Last updated/).fill('2026-11-20');
  await page.getByLabel(/^Answer/).fill('## What to bring\n\nA probe and a bag.');
  await expect(preview(page).getByRole('heading', { name: 'What to bring' })).toBeVisible(slow);
  await publish(page);
  await published(page);
  const file = 'content/questions/buying-farmland/may-i-bring-a-soil-probe.md';
  expect(await sourceOf(folder, file)).toContain('A probe and a bag.');
});

test('an entry that the build would refuse is not saved, and stays in the form with the reason', async ({
  page,
  folder,
}) => {
  const before = await sourceOf(folder, sale);
  await open(page, 'sales/entries/burnt-birch-ranch');
  await page.getByLabel(/^ID/).first().fill('sale-1001');
  await expect(
    preview(page)
      .getByText(/sale-1001/)
      .first(),
  ).toBeInViewport(slow);
  await publish(page);
  await expect(page.getByText(/Nothing was saved\. .*sale-1001/)).toBeVisible(slow);
  await expect(page.getByLabel(/^ID/).first()).toHaveValue('sale-1001');
  expect(await sourceOf(folder, sale)).toBe(before);
});

test('two editors of one entry do not overwrite each other', async ({
  page,
  folder,
  contentServer,
  browser,
}) => {
  const place = 'content/places/taber-ab.yaml';
  const context = await browser.newContext();
  await connect(context, contentServer);
  const other = await context.newPage();
  for (const one of [page, other]) {
    await open(one, 'places/entries/taber-ab');
    await expect(one.getByLabel(/^Name/)).toHaveValue('Taber', slow);
  }
  await page.getByLabel(/^Name/).fill('Taber North');
  await publish(page);
  await published(page);
  await other.getByLabel(/^Name/).fill('Taber South');
  await publish(other);
  await expect(other.getByText(/has been changed by someone else since you opened it/)).toBeVisible(slow);
  await expect(other.getByLabel(/^Name/)).toHaveValue('Taber South');
  expect(await sourceOf(folder, place)).toContain('name: Taber North');
  await page.getByLabel(/^Name/).fill('Taber East');
  await publish(page);
  await expect.poll(async () => sourceOf(folder, place), slow).toContain('Taber East');
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

test('without the server for files, the page says what to do', async ({ context, page }) => {
  await context.unrouteAll();
  const response = await page.goto('/admin/');
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self';/);
  await expect(page.getByRole('heading', { name: 'Nothing can be edited here' })).toBeVisible();
  await expect(page).toHaveTitle(`Edit the site | ${company.name}`);
});
