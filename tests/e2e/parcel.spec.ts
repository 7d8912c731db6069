import { expect } from '@playwright/test';
import { violationsIn } from './axe';
import { setClock } from './clock';
import { openPage } from './open-page';
import { test } from './test';

const coulee = '/auctions/four-mile-coulee/parcels/';

test.describe('a buyer looks at a parcel', () => {
  test('reads its facts, estimates a bid and goes on to the next', async ({ page }) => {
    await openPage(page, `${coulee}parcel-1/`);
    const main = page.getByRole('main');
    await expect(main.getByText('$6,400,000').first()).toBeVisible();
    await expect(main.getByText('640.0 ac (259.0 ha)')).toBeVisible();
    await expect(main.getByText('Transferable water, 532 acres').last()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Directions to parcel 1' })).toHaveAttribute(
      'href',
      /destination=49\.\d{5},-112\.\d{5}$/,
    );
    const bid = main.getByLabel('Your bid in dollars');
    await bid.fill('7,850,000');
    const total = main.getByRole('definition').filter({ hasText: /^\$8,250,400$/ });
    await expect(total).toBeVisible();
    // It is announced once the typing has stopped.
    await expect(main.locator('output')).toHaveText('Total with GST and registration fee: $8,250,400');
    await bid.fill('a fair price');
    await expect(main.getByText('Enter whole dollars, such as 1,250,000.')).toBeVisible();
    await expect(bid).toHaveValue('a fair price');
    await expect(main.getByText('10% of the accepted bid, by 4:00 PM')).toBeVisible();
    await expect(main.getByText('Also offered with parcels 2 and 3 (en bloc 1–3)')).toBeVisible();
    const checksum = main.locator('code').first();
    await expect(checksum).toBeHidden();
    await main.getByText('Check that a document is ours').click();
    await expect(checksum).toHaveText(/^[\da-f]{64}$/);
    // From the top, so that the sticky bar covers no part of a link.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    expect(await violationsIn(page, 'main')).toEqual([]);
    await page.getByRole('navigation', { name: 'Parcels of this sale' }).getByText('Parcel 2').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parcel 2');
    await expect(page.getByLabel('Your bid in dollars')).toHaveValue('780,000');
  });

  test('goes to another parcel from the plan, and to the block from its badge', async ({ page }) => {
    await openPage(page, `${coulee}parcel-1/`);
    const plan = page.getByRole('group', { name: /^Plan of Four Mile Coulee/ });
    await expect(plan.getByRole('link')).toHaveCount(2);
    await plan.getByRole('link', { name: 'Parcel 3' }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('group', { name: 'Parcel 3', exact: true })
      .getByRole('link', { name: 'Parcel 3' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parcel 3');
    await page.getByRole('link', { name: 'Also in en bloc 1–3' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('En bloc, parcels 1 to 3');
    await expect(page.getByText('at 11:15 AM ABT').first()).toBeVisible();
    await expect(page.getByText('Starting bids, parcel by parcel')).toBeVisible();
  });

  test('finds the current status after the opening, however old the page is', async ({ page }) => {
    await setClock(page, '2026-12-09T09:30:00-06:00');
    await page.goto(`${coulee}parcel-1/`);
    const main = page.getByRole('main');
    await expect(main.getByText('SELLING NOW!')).toBeVisible();
    await expect(main.getByRole('link', { name: 'View Bidding' })).toBeVisible();
    await expect(main.getByText('Bidding now')).toBeVisible();
    await expect(main.locator('[aria-current="step"]')).toContainText('Bidding begins to close');
  });

  test('sees that the result is still to come after the close', async ({ page }) => {
    await setClock(page, '2026-12-09T12:00:00-06:00');
    await page.goto(`${coulee}parcel-1/`);
    const main = page.getByRole('main');
    await expect(main.getByText('Completed')).toBeVisible();
    await expect(main.getByText('Result to come').first()).toBeVisible();
    await expect(main.getByRole('link', { name: /View Bidding|Register To Bid|Remind me/ })).toHaveCount(0);
    await expect(main.getByText('Your total')).toHaveCount(0);
  });
});

test.describe('a visitor who looks up a price', () => {
  test('reads the accepted bid of a parcel, and that another did not sell', async ({ page }) => {
    await page.goto('/auctions/iron-creek-home-place/parcels/parcel-1/');
    const main = page.getByRole('main');
    await expect(main.getByText('Accepted bid', { exact: true })).toBeVisible();
    await expect(main.getByText('$472,000', { exact: true })).toBeVisible();
    await expect(main.getByText('Your total')).toHaveCount(0);
    await page.goto('/auctions/iron-creek-home-place/parcels/parcel-4/');
    await expect(main.getByText('Not sold on October 14, 2026.')).toBeVisible();
    await expect(main.getByText('Starting bid', { exact: true })).toBeVisible();
  });

  test('sees that the price of a block includes several parcels', async ({ page }) => {
    await page.goto('/auctions/souris-flats/parcels/parcel-1/');
    const main = page.getByRole('main');
    await expect(main.locator('p').getByText('Sold en bloc', { exact: true })).toBeVisible();
    await expect(main.getByText('The price of parcel 1 together with parcels 2 and 3.')).toBeVisible();
    await main.getByRole('link', { name: 'Sold in en bloc 1–3' }).click();
    await expect(main.getByText('Accepted bid', { exact: true })).toBeVisible();
    await expect(main.getByText('$2,075,000').first()).toBeVisible();
  });

  test('finds neither a price nor a link to bid on withdrawn land', async ({ page }) => {
    await page.goto('/auctions/border-mixed-farm/parcels/parcel-1/');
    const main = page.getByRole('main');
    await expect(main.getByText('No longer available').first()).toBeVisible();
    await expect(main.getByText('Starting bid')).toHaveCount(0);
    await expect(main.getByRole('link', { name: /Bid/ })).toHaveCount(0);
    // During hydration there may be two of it in the head.
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  });
});

test.describe('a buyer compares parcels', () => {
  test('removes some, shares the address and goes back', async ({ page }) => {
    await openPage(page, coulee);
    const heads = page.getByRole('columnheader');
    await expect(heads).toHaveCount(5);
    await page.getByLabel('Parcel 2').uncheck();
    await expect(page).toHaveURL(`${coulee}?parcels=parcel-1,parcel-3,en-bloc`);
    await expect(heads).toHaveCount(4);
    await page.getByLabel('En bloc, parcels 1 to 3').uncheck();
    await page.getByLabel('Parcel 1').click();
    await expect(page.getByLabel('Parcel 1')).toBeChecked();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Choose at least two parcels/);
    expect(await violationsIn(page, 'main')).toEqual([]);
    await page.goBack();
    await expect(heads).toHaveCount(4);
    await page.goto(`${coulee}?parcels=parcel-3,parcel-1`);
    await expect(heads).toHaveText(['Fact', 'Parcel 1', 'Parcel 3']);
  });

  test('sees two at a time on a phone and scrolls the table alone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(coulee);
    const region = page.getByRole('region', { name: 'Parcels side by side' });
    await expect(region.getByRole('link', { name: 'Parcel 2' })).toBeInViewport();
    await expect(region.getByRole('link', { name: 'Parcel 3' })).not.toBeInViewport();
    await region.evaluate((element) => {
      element.scrollLeft = element.scrollWidth;
    });
    await expect(region.getByRole('link', { name: 'Parcel 3' })).toBeInViewport();
    // The facts stay at the left edge.
    const fact = await region.getByRole('rowheader', { name: 'Soil' }).boundingBox();
    expect(fact?.x).toBe(20);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violationsIn(page, 'main')).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a buyer reads the estimate at the starting bid and compares all parcels', async ({ page }) => {
    await page.goto(`${coulee}parcel-1/`);
    const main = page.getByRole('main');
    await expect(main.getByText('$6,726,450')).toBeVisible();
    await expect(main.getByLabel('Your bid in dollars')).toHaveCount(0);
    await main.getByRole('link', { name: 'Compare parcels' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(5);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});
