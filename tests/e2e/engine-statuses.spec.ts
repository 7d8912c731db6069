import { expect, type Page } from '@playwright/test';
import { acceptCookies } from './consent';
import { test } from './isolated-site';
import { openPage } from './open-page';

/** Advances the page's clock from poll to poll until it shows something; the host and the engine use real time. */
async function pollUntil(page: Page, shown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(16_000);
    await shown();
  }).toPass();
}

test('visitors see a sale change when an administrator changes its status at the engine', async ({
  page,
  admin,
}) => {
  await page.clock.install();
  await acceptCookies(page);
  await openPage(page, '/sales/');
  const banner = page.getByRole('region', { name: 'Selling now' });
  await expect(banner).toContainText('Clear Prairie Quarters');

  await admin.setStatus('four-mile-coulee', 'live');
  await pollUntil(page, () => expect(banner).toContainText('2 Sales', { timeout: 500 }));
  await expect(banner.getByRole('link', { name: 'View Sales' })).toHaveAttribute('href', '/sales/');
  const card = page.getByRole('article').filter({ hasText: 'Four Mile Coulee' });
  await expect(card.getByText('SELLING NOW!')).toBeVisible();

  await admin.setStatus('clear-prairie-quarters', 'completed');
  await pollUntil(page, () => expect(banner).toContainText('Four Mile Coulee', { timeout: 500 }));
  await expect(banner.getByRole('link', { name: 'View Bidding' })).toHaveAttribute(
    'href',
    /\/auctions\/four-mile-coulee\/parcels\/$/,
  );
  const live = page.getByRole('navigation', { name: 'Main' }).getByText('Live');
  await expect(live).toBeVisible();

  await admin.setStatus('four-mile-coulee', 'paused for rain');
  await pollUntil(page, () => expect(banner).toHaveCount(0, { timeout: 500 }));
  await expect(live).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('faults of the engine never cause an error page', async ({ page, request, admin }) => {
  await page.clock.install();
  await acceptCookies(page);
  await openPage(page, '/sales/');
  await admin.setStatus('four-mile-coulee', 'live');
  await admin.setResponse('with errors');
  for (let polls = 0; polls < 3; polls += 1) {
    const polled = page.waitForResponse('**/api/sale-statuses');
    await page.clock.runFor(16_000);
    expect((await polled).ok()).toBe(true);
  }
  expect((await request.get('/api/sale-statuses')).status()).toBe(200);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await admin.setResponse('normally');
  const banner = page.getByRole('region', { name: 'Selling now' });
  await pollUntil(page, () => expect(banner).toContainText('2 Sales', { timeout: 500 }));
});
