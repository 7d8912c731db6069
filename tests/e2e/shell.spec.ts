import { expect, type Locator, type Page } from '@playwright/test';
import { acceptCookies } from './consent';
import { holdRequests } from './hold-requests';
import { openPage } from './open-page';
import { company } from '../tooling/company';
import { test } from './test';

const salePage = '/auctions/four-mile-coulee/';

/** Opens a page and waits until it is hydrated and the layers have loaded. */
async function visit(page: Page, path = '/'): Promise<void> {
  await openPage(page, path);
}

function headerButton(page: Page, name: string) {
  return page.getByRole('banner').getByRole('button', { name, exact: true });
}

async function expectExpanded(page: Page, name: string, expanded: boolean): Promise<void> {
  await expect(headerButton(page, name)).toHaveAttribute('aria-expanded', String(expanded));
}

test.describe('the menus of a large screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('open with a click, several at once, and do not move the page', async ({ page }) => {
    await visit(page);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await headerButton(page, 'Buy Land menu').click();
    await headerButton(page, 'Sell Land menu').click();
    await expectExpanded(page, 'Buy Land menu', true);
    await expectExpanded(page, 'Sell Land menu', true);
    const nav = page.getByRole('navigation', { name: 'Main' });
    const cards = nav.getByRole('article');
    await expect(cards).toHaveCount(4);
    const widths = await cards.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().width),
    );
    expect(widths).toEqual([232, 232, 232, 232]);
    await expect(nav.getByText('A half, a quarter and a half.')).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    await page.mouse.move(640, 880);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('close on a click elsewhere, on Esc with the focus restored, and on a change of route', async ({
    page,
  }) => {
    await visit(page);
    await headerButton(page, 'More').click();
    await page.mouse.click(640, 850);
    await expectExpanded(page, 'More', false);
    await headerButton(page, 'More').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: `Why ${company.name}` })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(headerButton(page, 'More')).toBeFocused();
    await expectExpanded(page, 'More', false);
    await headerButton(page, 'More').click();
    await page.getByRole('banner').getByRole('link', { name: 'Private tender' }).click();
    await expect(page).toHaveURL(/#Private-Tender$/);
    await expectExpanded(page, 'More', false);
    await expect(page.locator('#Private-Tender')).toBeInViewport();
  });

  test('open while the mouse hovers over them, and close after it leaves', async ({ page }) => {
    await visit(page);
    await page.getByRole('banner').getByRole('link', { name: 'Sell Land' }).hover();
    await expectExpanded(page, 'Sell Land menu', true);
    await page.getByRole('banner').getByRole('link', { name: 'Our team' }).hover();
    await expectExpanded(page, 'Sell Land menu', true);
    await page.mouse.move(640, 890);
    await expectExpanded(page, 'Sell Land menu', false);
  });

  test('stay closed after Esc on a slow computer, even right after the click', async ({ page }) => {
    await page.clock.install();
    await visit(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (const name of ['Buy Land menu', 'Sell Land menu', 'More']) {
      await headerButton(page, name).click();
      await page.keyboard.press('Escape');
      // Longer than a mouse has to rest before a menu opens.
      await page.clock.runFor(1000);
      await expectExpanded(page, name, false);
      await page.mouse.move(640, 890);
    }
  });

  test('open once the page is ready if they were clicked before', async ({ page }) => {
    const letThrough = await holdRequests(page, '**/page-data.json');
    await page.goto('/faq/', { waitUntil: 'commit' });
    await headerButton(page, 'More').click();
    await expectExpanded(page, 'More', false);
    letThrough();
    await expectExpanded(page, 'More', true);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Private tender' })).toBeVisible();
  });

  test('mark the current page', async ({ page }) => {
    await visit(page, '/sales/');
    const link = page.getByRole('banner').getByRole('link', { name: /^Buy Land/ });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click();
    await expect(link).not.toHaveAttribute('aria-current');
  });
});

test.describe('the drawer of a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('has one menu open at a time, fills the screen and restores the focus', async ({ page }) => {
    await visit(page);
    await headerButton(page, 'Menu').tap();
    await expect(headerButton(page, 'Close menu')).toBeFocused();
    await headerButton(page, 'Buy Land menu').tap();
    await expectExpanded(page, 'Buy Land menu', true);
    await headerButton(page, 'More').tap();
    await expectExpanded(page, 'Buy Land menu', false);
    await expectExpanded(page, 'More', true);
    const box = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, height: 800 });
    await page.keyboard.press('Escape');
    await expect(headerButton(page, 'Menu')).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('loads the content of its menus before one is opened, so that nothing moves under a finger', async ({
    page,
  }) => {
    await visit(page);
    const scripts = { begun: 0, done: 0 };
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.begun += 1;
    });
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.done += 1;
    });
    await headerButton(page, 'Menu').tap();
    await expect.poll(() => scripts.done > 1 && scripts.done === scripts.begun).toBe(true);
    const { begun } = scripts;
    await headerButton(page, 'Buy Land menu').tap();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: /^View (Details|Bidding)/ }).first()).toBeVisible();
    expect(scripts.begun).toBe(begun);
  });

  test('and the account menu are never open together', async ({ page }) => {
    await visit(page);
    await headerButton(page, 'Account').tap();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Create Account' })).toBeVisible();
    await headerButton(page, 'Menu').tap();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(headerButton(page, 'Account')).toHaveAttribute('aria-expanded', 'false');
  });

  test('and the footer have the links to social networks, within the width of the window', async ({
    page,
  }) => {
    await visit(page);
    async function expectLinks(part: Locator): Promise<void> {
      for (const href of company.social) {
        const link = part.locator(`a[href="${href}"]`);
        await expect(link).toBeVisible();
        const { x = NaN, width = NaN } = (await link.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(390);
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 1 });
      }
    }
    await expectLinks(page.getByRole('contentinfo'));
    await headerButton(page, 'Menu').tap();
    await expectLinks(page.getByRole('navigation', { name: 'Main' }));
  });

  test('and the search open over the bar, with the focus in the field, which is cleared on closing', async ({
    page,
  }) => {
    await visit(page);
    const form = page.getByRole('search', { name: 'Site' });
    await form.getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(form.getByLabel('Search for land')).toBeFocused();
    await form.getByLabel('Search for land').fill('Taber');
    await form.getByRole('button', { name: 'Close search' }).tap();
    await form.getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(form.getByLabel('Search for land')).toHaveValue('');
    await form.getByLabel('Search for land').fill('Taber');
    await form.getByLabel('Search for land').press('Enter');
    await expect(page).toHaveURL(/\/search\/\?query=Taber$/);
  });
});

test('Contact Us in the footer and links in texts lead to the contact page', async ({ page }) => {
  await visit(page, '/questions/selling-farmland/what-is-my-land-worth/');
  await page.getByRole('main').getByRole('link', { name: 'Send us the legal land description' }).click();
  await expect(page).toHaveURL('/contact/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visit(page, '/faq/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('the contact panel', () => {
  test('opens from the account menu of the header', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(page, salePage);
    await headerButton(page, 'Account').click();
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('dialog', { name: 'Contact us' })).toBeVisible();
    await expect(page).toHaveURL(salePage);
  });

  test('opens over the page, closes on a click beside it and restores the focus', async ({ page }) => {
    await visit(page, salePage);
    const link = page.getByRole('link', { name: 'Send a question' });
    await link.click();
    const panel = page.getByRole('dialog', { name: 'Contact us' });
    await expect(panel.getByRole('link', { name: company.phone })).toBeVisible();
    await expect(page).toHaveURL(salePage);
    await page.mouse.click(200, 400);
    await expect(panel).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('links to the contact page, and closes when that is followed', async ({ page }) => {
    await visit(page, salePage);
    await page.getByRole('link', { name: 'Send a question' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'All ways to reach us' }).click();
    await expect(page).toHaveURL('/contact/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('at the foot of the window', () => {
  test('the cookie notice closes with a choice and stays closed for a year', async ({ page, context }) => {
    await visit(page);
    const notice = page.getByRole('region', { name: 'Cookies and tracking' });
    await notice.getByRole('button', { name: 'Decline' }).click();
    await expect(notice).toHaveCount(0);
    const consent = (await context.cookies()).find(({ name }) => name === 'CookieConsent');
    expect(consent?.value).toBe('declined');
    const days = ((consent?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
    await visit(page);
    await expect(notice).toHaveCount(0);
  });

  test('the banner leads to the bidding of the only live sale and can be dismissed for the visit', async ({
    page,
  }) => {
    await acceptCookies(page);
    await visit(page, '/testimonials/');
    const banner = page.getByRole('region', { name: 'Selling now' });
    await expect(banner).toContainText('SELLING NOW!');
    await expect(banner.getByRole('link', { name: 'View Bidding' })).toHaveAttribute(
      'href',
      /\/auctions\/clear-prairie-quarters\/parcels\/$/,
    );
    await banner.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner).toHaveCount(0);
    await visit(page, '/faq/');
    await expect(banner).toHaveCount(0);
  });
});

test('a change of page is announced to screen readers', async ({ page }) => {
  await visit(page);
  await page.getByRole('main').getByRole('link', { name: 'All upcoming sales' }).click();
  await expect(page.locator('#gatsby-announcer')).toContainText(/Navigated to/);
});

test('with reduced motion nothing in the menus moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  await headerButton(page, 'Sell Land menu').click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Play' })).toBeVisible();
});
