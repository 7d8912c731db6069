import { expect, type Page } from '@playwright/test';
import { waitUntilHydrated } from './hydrated';
import { openPage } from './open-page';
import { company, routes } from '../tooling/company';
import { test } from './test';

test.describe('a buyer browses', () => {
  test('and goes from the home page to a sale and a parcel without reloads', async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    // A click before the scripts run loads a document, as it should.
    await page.goto('/');
    await waitUntilHydrated(page);
    await page.getByRole('link', { name: 'See upcoming sales' }).click();
    await expect(page).toHaveURL('/sales/');
    await page.getByRole('link', { name: 'View Details of Four Mile Coulee' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four Mile Coulee');
    await expect(page.getByText('December 9, 2026 from 9:00 to 11:00 AM ABT').first()).toBeVisible();
    await page.getByRole('table').getByRole('link', { name: 'Parcel 1', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parcel 1');
    await expect(page.getByText('All of 12-10-17-W4M').first()).toBeVisible();
    await expect(page).toHaveTitle(/^Parcel 1, Four Mile Coulee/);
    expect(loads).toBe(1);
  });

  test('and goes back to the same place in the list', async ({ page }) => {
    await page.goto('/sales/');
    const link = page.getByRole('link', { name: 'View Details of Whitemud Half-Sections' });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(200);
    // The position is stored once the page is hydrated; until then a scroll has no effect, so it is repeated.
    await expect
      .poll(() =>
        page.evaluate(() => {
          window.dispatchEvent(new Event('scroll'));
          return Object.keys(sessionStorage).map((key) => Number(sessionStorage.getItem(key)));
        }),
      )
      .toContain(before);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whitemud Half-Sections');
    await page.goBack();
    await expect(page).toHaveURL('/sales/');
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
      .toBeLessThan(300);
  });

  test('and follows the link from the live sale to its bidding', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('complementary', { name: 'Selling now' })
      .getByRole('link', { name: 'Clear Prairie Quarters' })
      .click();
    await expect(page.getByRole('main').getByText('SELLING NOW!')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'View Bidding' }).click();
    await expect(page).toHaveURL(/\/auctions\/clear-prairie-quarters\/parcels\/$/);
  });
});

test.describe('a link to an anchor shows its heading below the sticky header', () => {
  async function expectBelowHeader(page: Page, id: string): Promise<void> {
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    const gap = async () => {
      const header = await page.getByRole('banner').boundingBox();
      const heading = await page.locator(`[id="${id}"]`).boundingBox();
      return (heading?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await expect.poll(gap).toBeLessThan(200);
  }

  for (const width of [390, 1440]) {
    test(`at ${width} px, by address, from the footer, from another page and on the same page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const footer = page.getByRole('contentinfo');
      await page.goto('/questions/sale-process/how-does-the-bidding-process-work/#Starting-Bids');
      await expectBelowHeader(page, 'Starting-Bids');
      await footer.getByRole('link', { name: 'Closing the sale' }).click();
      await expectBelowHeader(page, 'Closing-The-Sale');
      await page.goto('/faq/');
      await footer.getByRole('link', { name: 'Bidding process' }).click();
      await expectBelowHeader(page, 'Bidding-Process');
    });
  }

  test('with a space in the anchor of the address', async ({ page }) => {
    await page.goto(`${routes.compare}#Professional%20Realtor`);
    await expectBelowHeader(page, 'Professional-Realtor');
  });

  test('with a space in the anchor of a link', async ({ page }) => {
    await openPage(page, '/faq/');
    const address = `${routes.compare}#Public%20Auction`;
    await page.getByRole('main').evaluate((main, href) => {
      main.insertAdjacentHTML('afterbegin', `<p><a href="${href}">The public auction</a></p>`);
    }, address);
    await page.getByRole('link', { name: 'The public auction' }).click();
    await expectBelowHeader(page, 'Public-Auction');
    // And on the page itself, as if typed in the address bar.
    await page.evaluate(() => {
      window.location.hash = '#Private%20Tender';
    });
    await expectBelowHeader(page, 'Private-Tender');
  });

  test('from a link in the menu', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Private tender' }).click();
    await expectBelowHeader(page, 'Private-Tender');
  });
});

test('links that are pressed during hydration are followed', async ({ page }) => {
  // Once the router's elements exist, React's next task, in which the router begins to listen, is held back.
  await page.addInitScript(() => {
    const marks = () => document.documentElement.dataset;
    const waiting: (() => void)[] = [];
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const send = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) => {
          if (marks().held === undefined) send(message);
          else
            waiting.push(() => {
              send(message);
            });
        };
      }
    };
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...given: Parameters<typeof listen>) => {
      listen(...given);
      if (given[0] === 'scroll' && given.length === 2) marks().held = '';
    };
    listen('let-through', () => {
      delete marks().held;
      for (const send of waiting) send();
    });
  });
  const footer = page.getByRole('contentinfo');
  for (const [link, address, heading] of [
    ['Closing the sale', /#Closing-The-Sale$/, 'Closing the sale'],
    ['Testimonials', '/testimonials/', 'From people who sold and bought'],
  ] as const) {
    await page.goto('/questions/sale-process/how-does-the-bidding-process-work/');
    await page.waitForSelector('html[data-held]');
    await footer.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(address);
    await page.evaluate(() => dispatchEvent(new Event('let-through')));
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
  }
});

test('an address that cannot be decoded does not blank the page', async ({ page }) => {
  await page.goto('/sales/#%');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'View Details of Whitemud Half-Sections' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whitemud Half-Sections');
});

test('a page that fails shows an error and leaves the menu in place', async ({ page }) => {
  // The button needs the scripts.
  const log: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') log.push(message.text());
  });
  await openPage(page, '/error-test/');
  await page.getByRole('button', { name: 'Make this page fail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We have encountered an error in this page.',
  );
  // With the place and the reason, for those who look at the console.
  expect(log).toEqual([expect.stringMatching(/^The page \/error-test\/ failed\. Error: /)]);
  await page.getByRole('banner').getByRole('link', { name: company.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prairie farmland, sold in the open.');
});

test.describe('an unknown address', () => {
  test('returns 404 with links to other pages', async ({ page }) => {
    const response = await page.goto('/auctions/no-such-sale/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'See upcoming sales' }).click();
    await expect(page).toHaveURL('/sales/');
  });
});
