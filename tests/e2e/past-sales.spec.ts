import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { violationsIn } from './axe';
import { setClock } from './clock';
import { openPage } from './open-page';
import { test } from './test';

function main(page: Page) {
  return page.getByRole('main');
}

/** The table of results. */
function results(page: Page) {
  return main(page).getByRole('table', { name: 'Results of past sales' });
}

/** Returns the sales of the table in order. */
function sales(page: Page) {
  return results(page).getByRole('link');
}

/** A figure of the ledger. */
async function figure(page: Page, label: string): Promise<string> {
  return main(page).getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]').innerText();
}

function dollars(text: string): number {
  return Number(text.replace(/[$,]/g, ''));
}

/** Returns the price of every sale of the table, in dollars and in order. */
async function prices(page: Page): Promise<number[]> {
  const cells = await results(page).locator('td[data-label="Sold for"]').allInnerTexts();
  return cells.map((text) => dollars(text.replace(/[^$\d,]/g, '')));
}

const all = ['Smoky Bend Farm', 'Iron Creek Home Place', 'Souris Flats', 'Goose Lake Plain'];

test.describe('a seller looks up prices of land', () => {
  test('in Saskatchewan, sorted by price per acre, and shares the address', async ({ page, context }) => {
    await page.goto('/past-sales/');
    await page.getByRole('combobox', { name: 'Province' }).selectOption('Saskatchewan');
    await expect(page.getByRole('status').first()).toHaveText(
      '2 of 4 sales, 3 results. Closed, latest first.',
    );
    await page.getByRole('button', { name: 'Per titled acre' }).click();
    await expect(sales(page)).toHaveText(['Goose Lake Plain', 'Souris Flats']);
    await expect(results(page).getByRole('columnheader', { name: 'Per titled acre' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(main(page).getByText('Median $3,598/ac', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/past-sales/?province=SK&sort=acre');

    const neighbour = await context.newPage();
    await neighbour.goto(page.url());
    await expect(neighbour.getByRole('combobox', { name: 'Province' })).toHaveValue('SK');
    await expect(sales(neighbour)).toHaveText(['Goose Lake Plain', 'Souris Flats']);

    await page.goBack();
    await expect(sales(page)).toHaveText(['Souris Flats', 'Goose Lake Plain']);
    await page.getByRole('button', { name: 'Show all results' }).click();
    await expect(page).toHaveURL('/past-sales/');
    await expect(sales(page)).toHaveText(all);
    await expect(page.getByRole('status').first()).toBeFocused();
  });

  test('and downloads the table, whose total is that of the page', async ({ page, request }) => {
    await page.goto('/past-sales/');
    const link = page.getByRole('link', { name: 'Download as CSV' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('results.csv');
    const file = await request.get('/past-sales/results.csv');
    const records: Record<string, string>[] = parse(await file.text(), { columns: true, bom: true });
    const sum = records.reduce((total, record) => total + Number(record['Price (CAD)']), 0);
    expect(sum).toBe(dollars(await figure(page, 'Sold in 2026')));
    expect((await prices(page)).reduce((total, price) => total + price, 0)).toBe(sum);
  });

  test('on a phone, where rows are cards and a list sorts them', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/past-sales/');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Sold for, lowest first');
    await expect.poll(() => prices(page)).toEqual([1_931_000, 2_075_000, 2_334_000, 2_444_000]);
    await expect(page.getByRole('button', { name: 'Sold for' })).toBeHidden();
  });

  test('with the keyboard alone', async ({ page }) => {
    await openPage(page, '/past-sales/');
    await page.getByRole('combobox', { name: 'Province' }).focus();
    await page.keyboard.press('A');
    await expect(page).toHaveURL('/past-sales/?province=AB');
    await page.getByRole('button', { name: 'Sold for' }).press('Enter');
    await expect(page).toHaveURL('/past-sales/?province=AB&sort=price');
    await expect(page.getByRole('button', { name: 'Sold for (highest first)' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sales(page)).toHaveText(['Iron Creek Home Place', 'Smoky Bend Farm']);
  });
});

test.describe('the results', () => {
  test('count land sold en bloc once', async ({ page }) => {
    await page.goto('/past-sales/?province=SK');
    const souris = results(page).getByRole('row', { name: /Souris Flats/ });
    await expect(souris).toContainText('En bloc');
    await expect(souris).toContainText('$2,075,000');
    await expect(souris).toContainText('798.2');
    await expect(main(page).getByText('Souris Flats, en bloc: $2,600/ac')).toHaveCount(1);
  });

  test('show the parcel without a bid, and leave it out of totals', async ({ page }) => {
    await page.goto('/past-sales/');
    await expect(results(page).getByRole('row', { name: /Iron Creek/ })).toContainText('3 of 4 parcels');
    await expect(results(page).getByRole('row', { name: /Iron Creek/ })).toContainText('630.1');
    await expect(main(page).getByRole('link', { name: 'Iron Creek Home Place, Parcel 4' })).toBeVisible();
    await expect(main(page).getByText('Not sold. Starting bid $165,000, $1,031/ac')).toBeVisible();
    await expect(
      main(page).getByText(/Of twelve parcels in sales that closed in 2026, one drew no bid\.$/),
    ).toBeVisible();
    expect(await figure(page, 'Acres sold')).toBe('2,864.6');
    expect(await figure(page, 'Above starting bids')).toBe('51%');
  });

  test('list a sale that has closed since the build as awaiting results', async ({ page }) => {
    await setClock(page, '2026-11-29T18:00:00Z');
    await page.goto('/past-sales/');
    const waiting = main(page).getByRole('region', { name: 'Just closed, results to come' });
    await expect(page.getByRole('combobox', { name: 'Province' })).toBeVisible();
    await expect(waiting).toBeHidden();
    await setClock(page, '2026-11-30T22:00:00Z');
    await page.goto('/past-sales/');
    await expect(waiting.getByRole('link', { name: 'Clear Prairie Quarters' })).toBeVisible();
    await expect(waiting).toContainText('Closed Nov 30, 2026 at 11:00 AM ABT');
    await expect(sales(page)).toHaveText(all);
    expect(await figure(page, 'Sold in 2026')).toBe('$8,784,000');
  });

  test('are accessible, even if no sale matches the filters', async ({ page }) => {
    for (const search of ['', '?province=SK&sort=price-lowest', '?province=SK&land=mixed']) {
      await page.goto(`/past-sales/${search}`);
      await expect(page.getByRole('combobox', { name: 'Province' })).toBeVisible();
      expect([search, await violationsIn(page, 'main')]).toEqual([search, []]);
    }
  });

  test('print as a table without controls', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await openPage(page, '/past-sales/');
    await expect(results(page)).toBeVisible();
    await expect(results(page)).toContainText('$2,444,000');
    await expect(page.getByRole('combobox', { name: 'Province' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Download as CSV' })).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the results are sorted by date, without controls', async ({ page }) => {
    await page.goto('/past-sales/');
    await expect(sales(page)).toHaveText(all);
    await expect(main(page).getByRole('button')).toHaveCount(0);
    await expect(main(page).getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Download as CSV' })).toBeVisible();
  });
});
