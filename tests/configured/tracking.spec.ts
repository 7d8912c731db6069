import { expect } from '@playwright/test';
import { acceptCookies } from '../e2e/consent';
import { follow } from '../e2e/follow';
import { scriptsOf, sentTo, test } from './services';
import { company } from '../tooling/company';

const firstView = [
  'G-STANDIN first early {"platform":"gatsby"}',
  'G-STANDIN page_view granted /faq/',
  'GTM-STANDIN first early {"platform":"gatsby"}',
  'GTM-STANDIN gatsby-route-change granted /faq/',
  'GTM-STANDIN gtm.js granted /faq/',
  'pixel PageView /faq/',
];

test('visits are tracked once the page is idle, with the consent before any tag', async ({
  page,
  tracking,
}) => {
  await page.goto('/faq/?utm_source=radio&category=buying-farmland', { waitUntil: 'load' });
  await expect.poll(() => sentTo(tracking).sort()).toEqual(firstView);
  expect(scriptsOf(tracking)).toHaveLength(3);
  const view = tracking.requests.find((request) => request.includes('page_view'));
  expect(new URL(view?.slice(4) ?? '', 'http://x').searchParams.get('location')).toMatch(
    /\/faq\/\?utm_source=radio$/,
  );
});

test('each page is tracked once, only by its path', async ({ page, tracking }) => {
  await acceptCookies(page);
  await page.goto('/faq/', { waitUntil: 'networkidle' });
  await expect.poll(() => sentTo(tracking).sort()).toEqual(firstView);
  await follow(page, '/glossary/');
  await follow(page, '/sales/?coordinates=-113.5_53.5&label=Home');
  await expect
    .poll(() => sentTo(tracking).slice(firstView.length).sort())
    .toEqual([
      'G-STANDIN page_view granted /glossary/',
      'G-STANDIN page_view granted /sales/',
      'GTM-STANDIN gatsby-route-change granted /glossary/',
      'GTM-STANDIN gatsby-route-change granted /sales/',
      'pixel PageView /glossary/',
      'pixel PageView /sales/',
    ]);
  expect(tracking.requests.join()).not.toContain('coordinates');
});

test('an option in a modal is tracked as a page, and so is the sale when the modal is closed', async ({
  page,
  tracking,
}) => {
  const sale = '/auctions/four-mile-coulee/';
  const option = `${sale}options/pivot-package/`;
  const views = () => sentTo(tracking).filter((line) => line.startsWith('pixel PageView '));
  await page.goto(sale, { waitUntil: 'networkidle' });
  await expect.poll(views).toEqual([`pixel PageView ${sale}`]);
  await page.getByRole('main').getByRole('link', { name: 'Pivot package' }).click();
  await expect(page.getByRole('dialog', { name: 'Pivot package' })).toBeVisible();
  await expect.poll(views).toEqual([sale, option].map((path) => `pixel PageView ${path}`));
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(sale);
  await expect.poll(views).toEqual([sale, option, sale].map((path) => `pixel PageView ${path}`));
});

test('presses on contact links are reported to the pixel', async ({ page, tracking }) => {
  await page.goto('/faq/', { waitUntil: 'networkidle' });
  await expect.poll(() => sentTo(tracking)).toHaveLength(firstView.length);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect.poll(() => sentTo(tracking)).toContainEqual(expect.stringMatching(/^pixel ContactLinkClick /));
});

test('declining revokes, deletes the cookies, and loads and sends nothing more', async ({
  page,
  tracking,
}) => {
  await page.goto('/faq/', { waitUntil: 'networkidle' });
  await expect.poll(() => sentTo(tracking)).toHaveLength(firstView.length);
  await page.getByRole('button', { name: 'Decline' }).click();
  const before = tracking.requests.length;
  await follow(page, '/glossary/');
  await page.waitForLoadState('networkidle');
  expect(tracking.requests.slice(before)).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['CookieConsent']);
  await page.reload({ waitUntil: 'networkidle' });
  expect(tracking.requests.slice(before)).toEqual([]);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => sentTo(tracking).slice(firstView.length)).toHaveLength(firstView.length);
});

test.describe('in a region that starts denied', () => {
  test.use({ timezoneId: 'America/Toronto' });

  test('the notice says so, and nothing is loaded before the visitor accepts', async ({ page, tracking }) => {
    await page.goto('/faq/', { waitUntil: 'networkidle' });
    const notice = page.getByRole('region', { name: 'Cookies and tracking' });
    await expect(notice).toContainText('They are off unless you accept.');
    await follow(page, '/glossary/');
    await page.waitForLoadState('networkidle');
    expect(tracking.requests).toEqual([]);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => sentTo(tracking)).toContain('G-STANDIN page_view granted /glossary/');
    await expect.poll(() => sentTo(tracking)).toContain('pixel PageView /glossary/');
  });
});

test('Global Privacy Control counts as declining, whatever was accepted before', async ({
  page,
  tracking,
}) => {
  await acceptCookies(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto('/faq/', { waitUntil: 'networkidle' });
  await follow(page, '/glossary/');
  await page.waitForLoadState('networkidle');
  expect(tracking.requests).toEqual([]);
});

for (const fault of ['hanging', 'failing', 'cut off'] as const) {
  test(`the pages work while every third party is ${fault}`, async ({ page, tracking, sentry }) => {
    tracking.fault = fault;
    sentry.fault = fault;
    await page.goto('/faq/', { waitUntil: 'load' });
    await expect.poll(() => scriptsOf(tracking).length).toBe(3);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('banner').getByRole('link', { name: company.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prairie farmland, sold in the open.');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('Cookies and tracking are off.')).toBeVisible();
  });
}
