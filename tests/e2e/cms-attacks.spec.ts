import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { sourceOf, test } from './cms';
import { choose, open, preview, publish, published, slow, unfold } from './cms-form';

const sale = 'content/sales/burnt-birch-ranch.yaml';
const place = 'content/places/taber-ab.yaml';

test.beforeEach(() => {
  test.setTimeout(180_000);
});

async function openSale(page: Page): Promise<void> {
  await open(page, 'sales/entries/burnt-birch-ranch');
  await expect(page.getByLabel(/^ID/).first()).toHaveValue(/^sale-/, slow);
}

test('text pasted from a word processor is refused with its location, and 2 MB of it with its size', async ({
  page,
  folder,
}) => {
  const before = await sourceOf(folder, sale);
  await openSale(page);
  const description = page.getByLabel(/^Description/).first();
  const pasted = 'Seven quarters of grass\u000b and bush.\u200b \uf0b7 Two dugouts.';
  await description.fill(pasted);
  const refusal =
    /description.*holds a character that cannot be seen \(U\+000B\) after "Seven quarters of grass"/;
  await expect(preview(page).getByText(refusal)).toBeVisible(slow);
  await publish(page);
  await expect(page.getByText(/Nothing was saved\. description/)).toBeVisible(slow);
  await expect(description).toHaveValue(pasted);

  await description.fill('A sentence that goes on and on. '.repeat(65_000));
  await expect(preview(page).getByText('The file holds 2.1 MB of text.')).toBeVisible(slow);
  expect(await sourceOf(folder, sale)).toBe(before);
});

test('a picture of 60 MB is refused before it is read, and one with a French name gets a plain one', async ({
  page,
  folder,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  const large = path.join(folder, 'large.jpg');
  await writeFile(large, Buffer.alloc(60_000_000));
  const french = path.join(folder, `L’été à "Saint-Paul" (côté nord).jpg`);
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#583' } })
    .jpeg()
    .toFile(french);
  await openSale(page);
  await unfold(page, 'Main picture');
  await page.getByRole('button', { name: 'Choose different image' }).first().click();
  await page.locator('input[type=file]').last().setInputFiles(large);
  await expect.poll(() => asked).toEqual([expect.stringContaining('greater than 25000 kB')]);
  await page.keyboard.press('Escape');
  await choose(page, 'Choose different image', french);
  await publish(page);
  await published(page);
  const name = 'l-ete-a-saint-paul-cote-nord';
  expect(await sourceOf(folder, sale)).toMatch(new RegExp(`file: sales/${name}-?\\.jpg`));
  const files = await readdir(path.join(folder, 'content/media/sales'));
  expect(files.filter((file) => file.startsWith(name))).toHaveLength(1);
});

test('two tabs with the same sale do not overwrite each other', async ({ page, context, folder }) => {
  await openSale(page);
  const other = await context.newPage();
  await other.goto('/admin/#/collections/sales/entries/burnt-birch-ranch');
  await expect(other.getByLabel(/^ID/).first()).toHaveValue(/^sale-/, slow);
  await page
    .getByLabel(/^Summary/)
    .first()
    .fill('A ranch, as the first tab has it.');
  await publish(page);
  await published(page);
  const summary = other.getByLabel(/^Summary/).first();
  await summary.fill('A ranch, as the second tab has it.');
  await publish(other);
  await expect(other.getByText(/has been changed by someone else since you opened it/)).toBeVisible(slow);
  await expect(summary).toHaveValue('A ranch, as the second tab has it.');
  expect(await sourceOf(folder, sale)).toContain('as the first tab has it');
});

test('a save that fails because the network is lost is reported, and the next attempt succeeds', async ({
  page,
  context,
  folder,
}) => {
  await open(page, 'places/entries/taber-ab');
  const name = page.getByLabel(/^Name/);
  await expect(name).toHaveValue('Taber', slow);
  let isBroken = true;
  await context.route('**/admin/api/v1', async (route) => {
    if (!isBroken || !(route.request().postData() ?? '').includes('persistEntry')) return route.fallback();
    return route.abort('connectionreset');
  });
  await name.fill('Taber North');
  await publish(page);
  await expect(page.getByText(/Failed to persist entry/)).toBeVisible(slow);
  await expect(name).toHaveValue('Taber North');
  expect(await sourceOf(folder, place)).toContain('name: Taber\n');
  isBroken = false;
  await publish(page);
  await expect.poll(async () => sourceOf(folder, place), slow).toContain('name: Taber North\n');
});
