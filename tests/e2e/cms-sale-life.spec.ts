import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { run } from '../../src/lib/node/run';
import { builtPage, sourceOf, test } from './cms';
import { open, preview, publish, published, shownField, slow, toggleItem, unfold } from './cms-form';

const ranch = 'content/sales/burnt-birch-ranch.yaml';

test.beforeEach(() => {
  test.setTimeout(240_000);
});

async function openSale(page: Page, slug: string): Promise<void> {
  await open(page, `sales/entries/${slug}`);
  await expect(page.getByLabel(/^ID/).first()).toHaveValue(/^sale-/, slow);
}

async function setState(page: Page, state: string): Promise<void> {
  await page.getByLabel(/^State/).click();
  await page.getByRole('option', { name: state }).click();
}

test('results: the accepted bid of a parcel makes it sold', async ({ page, folder }) => {
  await openSale(page, 'iron-creek-home-place');
  await unfold(page, '4 parcels');
  await toggleItem(page, 'Parcel 4');
  await shownField(page, /^Accepted bid/).fill('171000');
  await publish(page);
  await published(page);
  expect(await builtPage(folder, '/auctions/iron-creek-home-place/')).toContain('$171K');
});

test('results: a sale without a bid is over once the editor says so', async ({ page, folder }) => {
  const file = 'content/sales/carrot-river-black.yaml';
  const closed = (await sourceOf(folder, file))
    .replaceAll('2027-01-09T', '2026-11-07T')
    .replaceAll('2027-01-19T', '2026-11-17T')
    .replaceAll('2027-01-20T', '2026-11-18T');
  await writeFile(path.join(folder, file), closed);
  await openSale(page, 'carrot-river-black');
  const shown = preview(page).locator('body');
  await expect(shown).toContainText('Results to come.', slow);
  await page.getByLabel(/^Nothing sold/).click();
  await expect(shown).not.toContainText('Results to come.', slow);
  await expect(shown).toContainText('No parcel drew a bid.');
  await publish(page);
  await published(page);
  expect(await sourceOf(folder, file)).toContain('nothingSold: true\n');
  const built = await builtPage(folder, '/auctions/carrot-river-black/');
  expect(built).toContain('No parcel drew a bid.');
  expect(built).not.toContain('Results to come.');
});

for (const state of ['postponed', 'withdrawn'])
  test(`a sale is ${state} with its reason, and not without`, async ({ page, folder }) => {
    await openSale(page, 'burnt-birch-ranch');
    await setState(page, state);
    await expect(preview(page).getByText(`the sale is ${state} without a word on why`)).toBeVisible(slow);
    await page.getByLabel(/^Why/).fill('The road is closed. A new date follows by letter.');
    await expect(preview(page).getByText('A new date follows by letter.').first()).toBeVisible(slow);
    await publish(page);
    await published(page);
    expect(await sourceOf(folder, ranch)).toContain(`state: ${state}`);
  });

test('a postponed sale gets its new date, and is offered as before', async ({ page, folder }) => {
  await openSale(page, 'burnt-birch-ranch');
  await setState(page, 'postponed');
  await page.getByLabel(/^Why/).fill('The road is closed. A new date follows by letter.');
  await publish(page);
  await published(page);
  await page.reload();
  await expect(page.getByLabel(/^Why/)).toHaveValue(/A new date follows/, slow);

  await setState(page, 'scheduled');
  await page.getByLabel(/^Why/).fill('');
  for (const [label, value] of [
    [/^Register by/, '2026-12-07T16:00:00-06:00'],
    [/^Bidding opens/, '2026-12-08T09:00:00-06:00'],
    [/^Bidding closes/, '2026-12-08T11:00:00-06:00'],
  ] as const)
    await page.getByLabel(label).first().fill(value);
  await expect(
    preview(page)
      .getByText(/December 8, 2026/)
      .first(),
  ).toBeVisible(slow);
  await publish(page);
  await expect.poll(async () => sourceOf(folder, ranch), slow).toContain('2026-12-08T09:00:00-06:00');
  const saved = await sourceOf(folder, ranch);
  expect(saved).not.toContain('stateNote');
  const built = await builtPage(folder, '/auctions/burnt-birch-ranch/');
  expect(built).toContain('December 8, 2026');
  for (const old of ['December 2, 2026', 'A new date follows', 'postponed']) expect(built).not.toContain(old);
});

test('a mistake is corrected, listed under changes, and undone with the old text', async ({
  page,
  folder,
}) => {
  const before = await sourceOf(folder, ranch);
  await openSale(page, 'burnt-birch-ranch');
  const summary = page.getByLabel(/^Summary/).first();
  const old = await summary.inputValue();
  await summary.fill('A cow-calf ranch of eight quarters.');
  await publish(page);
  await published(page);
  expect(await sourceOf(folder, ranch)).toContain('A cow-calf ranch of eight quarters.');
  // Until the page is reloaded, Decap treats the old text as the saved one.
  await page.reload();
  await expect(summary).toHaveValue('A cow-calf ranch of eight quarters.', slow);
  await summary.fill(old);
  await publish(page);
  await expect.poll(async () => sourceOf(folder, ranch), slow).toBe(before);
  await page.getByRole('button', { name: 'Add change' }).click();
  await shownField(page, /^Date/).last().fill('2026-11-20');
  await shownField(page, /^Change$/).fill('The summary names seven quarters.');
  await publish(page);
  await expect.poll(async () => sourceOf(folder, ranch), slow).toContain('The summary names seven quarters.');
});

test('a sale is published later, and the check says when', async ({ page, folder }) => {
  await openSale(page, 'whitemud-half-sections');
  await page.getByLabel(/^Publish at/).fill('2026-12-01T09:00:00-06:00');
  await publish(page);
  await published(page);
  const { ok, output } = await run(['tsx', 'src/commands/content-check.ts'], {
    env: { CONTENT_DIR: path.join(folder, 'content') },
  });
  expect([ok, output]).toEqual([true, expect.stringContaining('whitemud-half-sections')]);
});
