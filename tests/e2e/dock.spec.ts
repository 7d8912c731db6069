import { expect, type Locator, type Page } from '@playwright/test';
import { serveStatuses } from './clock';
import { acceptCookies } from './consent';
import { follow } from './follow';
import { bottomInset } from './bottom-inset';
import { openPage } from './open-page';
import { mostStyledAtOnce } from './styled-elements';
import { company } from '../tooling/company';
import { test } from './test';

function banner(page: Page) {
  return page.getByRole('region', { name: 'Selling now' }).filter({ hasText: 'Clear Prairie Quarters' });
}

/** The upper edge of a bar: the ground behind it may be as dark as it is. */
function edgeOf(bar: Locator) {
  return bar.evaluate((element) => {
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
    return { drawn: parseFloat(borderTopWidth) > 0, apart: borderTopColor !== backgroundColor };
  });
}

test('the dock shows the cookie notice first, and then the banner of the sale in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/faq/');
  await expect(page.getByRole('region', { name: 'Cookies and tracking' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(banner(page)).toBeVisible();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(async () => [width, (await banner(page).boundingBox())?.height]).toEqual([width, 56]);
  }
});

test('the player and the banner of the sale have an edge each, and the player stands above', async ({
  page,
}) => {
  await acceptCookies(page);
  await openPage(page, '/farmlandexchange/');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Play: / })
    .first()
    .click();
  const player = page.getByRole('region', { name: 'Now playing' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const bar of [player, banner(page)]) {
      await expect(bar).toBeVisible();
      expect([width, await edgeOf(bar)]).toEqual([width, { drawn: true, apart: true }]);
    }
    const [upper, lower] = [await player.boundingBox(), await banner(page).boundingBox()];
    expect((upper?.y ?? NaN) + (upper?.height ?? NaN)).toBeLessThanOrEqual(lower?.y ?? NaN);
  }
  await banner(page).getByRole('button').click();
  await expect(banner(page)).toHaveCount(0);
  await expect(player).toBeVisible();
  expect(await edgeOf(player)).toEqual({ drawn: true, apart: true });
});

test('the banner is hidden while the sale that it announces is in view', async ({ page }) => {
  await acceptCookies(page);
  await openPage(page, '/auctions/clear-prairie-quarters/');
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: company.name, exact: true }).click();
  const featured = page.getByRole('complementary', { name: 'Selling now' });
  await expect(featured).toBeInViewport();
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(banner(page)).toBeVisible();
  await featured.scrollIntoViewIfNeeded();
  await expect(banner(page)).toHaveCount(0);
});

test('a press reaches the button that it began on, although the banner appears over it meanwhile', async ({
  page,
}) => {
  let statuses: Record<string, string> = { 'clear-prairie-quarters': 'paused' };
  await page.clock.install();
  await serveStatuses(page, () => ({ statuses }));
  await acceptCookies(page);
  await openPage(page, '/faq/');
  await expect(banner(page)).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Cookie settings' });
  await button.evaluate((element) => {
    element.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  await button.hover();
  await page.mouse.down();
  statuses = { 'clear-prairie-quarters': 'live' };
  await page.clock.runFor(16_000);
  await expect(banner(page)).toBeVisible();
  const [below, over] = [await button.boundingBox(), await banner(page).boundingBox()];
  expect(over?.y).toBeLessThan(below?.y ?? 0);
  await page.mouse.up();
  await expect(page.getByRole('region', { name: 'Cookie settings' })).toBeFocused();
});

test('a page keeps the same space for its dock as the previous page', async ({ page }) => {
  await openPage(page, '/faq/');
  await expect.poll(() => bottomInset(page)).toMatch(/^[1-9]\d*px$/);
  const before = await bottomInset(page);
  const written = await page.evaluateHandle(() => {
    const values: string[] = [];
    new MutationObserver(() => values.push(document.documentElement.style.cssText)).observe(
      document.documentElement,
      { attributeFilter: ['style'] },
    );
    return values;
  });
  await follow(page, '/glossary/');
  await expect(page.getByRole('region', { name: 'Cookies and tracking' })).toBeVisible();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await written.jsonValue()).toEqual([]);
  expect(await bottomInset(page)).toBe(before);
});

test('a dock of another height does not restyle the page', async ({ page }) => {
  await openPage(page, '/sales/');
  await expect.poll(() => bottomInset(page)).toMatch(/^[1-9]\d*px$/);
  const before = await bottomInset(page);
  const elements = await page.locator('*').count();
  const styled = await mostStyledAtOnce(page, async () => {
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect.poll(() => bottomInset(page)).not.toBe(before);
  });
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan(elements / 5);
});
