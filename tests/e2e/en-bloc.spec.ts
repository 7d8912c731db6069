import { expect, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { openPage } from './open-page';
import { routes } from '../tooling/company';
import { test } from './test';

const article = routes.enBloc;

function example(page: Page) {
  return page.getByRole('region', { name: 'An en bloc day in figures' });
}

/** The example with its fields, which load when it is near the window. */
async function openExample(page: Page) {
  await openPage(page, `${article}#in-figures`);
  const day = example(page);
  await expect(day.getByLabel('Your bid on the block', { exact: true })).toBeVisible();
  return day;
}

test('a bidder changes the figures and sees who gets the land and who pays', async ({ page }) => {
  const day = await openExample(page);
  await expect(day.getByText('The block sells for $2,075,000.').first()).toBeVisible();
  const bid = day.getByLabel('Your bid on the block', { exact: true });
  await bid.fill('1,969,499');
  await expect(day.getByText(/is \$1 short of the \$1,969,500/)).toBeVisible();
  await expect(day.getByRole('img', { name: /parcel 1, .*, sold;/ })).toBeVisible();
  await expect(day.getByRole('row', { name: /^Parcel 1/ })).toContainText('$770,000');
  const slider = day.getByLabel('Parcel 2, high bid, slider');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(day.getByLabel('Parcel 2, high bid', { exact: true })).toHaveValue('380,000');
  await expect(day.getByRole('status')).toContainText('The block sells for $1,969,499.');
  await bid.fill('as much as it takes');
  await expect(day.getByText(/^Enter whole dollars/)).toBeVisible();
  await expect(bid).toHaveValue('as much as it takes');
  await day.getByLabel('I did not bid').check();
  await expect(day.getByText(/only those who bid on a parcel/)).toBeVisible();
  await day.getByRole('button', { name: 'Souris Flats, as it happened' }).click();
  await expect(bid).toHaveValue('2,075,000');
});

test('a bidder steps through the day by keyboard', async ({ page }) => {
  const day = await openExample(page);
  const now = day.locator('li[aria-current=step]');
  await expect(now).toContainText('En bloc closes');
  await day.getByRole('button', { name: 'Start the day again' }).focus();
  await page.keyboard.press('Enter');
  await expect(now).toContainText('The parcels open');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(now).toContainText('A break of 15 minutes');
  await expect(day.getByRole('img', { name: /high bid stands/ })).toBeVisible();
});

test('the example is accessible and fits on a phone and on a large screen', async ({ page }) => {
  const day = await openExample(page);
  await day.getByLabel('Your bid on the block', { exact: true }).fill('x');
  await day.getByRole('button', { name: 'Block falls short' }).click();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await violationsIn(page, 'main')]).toEqual([width, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

for (const width of [320, 390, 800, 1440]) {
  test(`the fields appear without a layout shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, article);
    const heading = page.getByRole('heading', { name: 'An en bloc day in figures' });
    // Folded on a phone.
    if (width < 1024) await heading.click();
    const figures = example(page).getByText('Minimum block bid');
    const place = async () =>
      figures.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    await figures.scrollIntoViewIfNeeded();
    await expect(example(page).getByLabel('Your bid on the block', { exact: true })).toBeVisible();
    expect(await place()).toBe(before);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the example shows in full, without buttons', async ({ page }) => {
    await page.goto(article);
    const day = example(page);
    await expect(day.getByText('The block sells for $2,075,000.').first()).toBeVisible();
    await expect(day.getByRole('table')).toContainText('$2,075,000');
    await expect(day.getByText('11:15 AM CST')).toBeVisible();
    await expect(day.getByRole('button')).toHaveCount(0);
  });
});
