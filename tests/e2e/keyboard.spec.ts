import { expect, type Locator, type Page } from '@playwright/test';
import { acceptCookies } from './consent';
import { openPage } from './open-page';
import { company } from '../tooling/company';
import { test } from './test';

/** The element with the focus: its name, whether it is visible, and whether its focus is visible. */
async function focus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    // Lines of a wrapped link have gaps between them, so the first line stands for it.
    const line = element.getClientRects()[0] ?? { left, top, width, height };
    const at = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    const covered = at === null || !(element.contains(at) || at.contains(element));
    const outlined = (node: Element | null): boolean =>
      node !== null && (getComputedStyle(node).outlineStyle !== 'none' || outlined(node.parentElement));
    return {
      name: element.getAttribute('aria-label') ?? element.textContent.trim(),
      tag: element.tagName.toLowerCase(),
      covered,
      outlined: outlined(element),
    };
  });
}

type Focus = NonNullable<Awaited<ReturnType<typeof focus>>>;

/** Presses Tab until the focus leaves the page, or a part of it has closed. */
async function walk(page: Page, part?: Locator): Promise<Focus[]> {
  const stops: Focus[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focus(page);
    if (stop === null || stops.length > 200) return stops;
    stops.push(stop);
    if ((await part?.isVisible()) === false) return stops;
  }
}

for (const width of [320, 1280]) {
  test(`the Tab key reaches every control of the home page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/');
    // The dock is the last thing to cover a focus.
    await expect(page.getByRole('region', { name: 'Cookies and tracking' })).toBeVisible();
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(40);
    expect(stops[0]?.name).toBe('Skip to content');
    expect(stops.filter(({ covered }) => covered)).toEqual([]);
    expect(stops.filter(({ outlined }) => !outlined)).toEqual([]);
    const names = stops.map(({ name }) => name);
    const order = [
      company.name,
      'Search',
      'Register To Bid',
      'View Bidding',
      'Talk about selling',
      'Create an Account',
    ];
    const here = width < 1024 ? order.filter((name) => name !== 'Register To Bid') : order;
    expect(here.map((name) => names.indexOf(name))).toEqual(
      here.map((name) => names.indexOf(name)).sort((a, b) => a - b),
    );
    expect(here.filter((name) => !names.includes(name))).toEqual([]);
  });
}

test('the Tab key leads out of the drawer of a phone, which closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await acceptCookies(page);
  await openPage(page, '/faq/');
  await page.getByRole('button', { name: 'Menu', exact: true }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('navigation', { name: 'Main' });
  await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused();
  const stops = await walk(page, drawer);
  expect(stops.length).toBeGreaterThan(5);
  expect(stops.filter(({ covered }) => covered)).toEqual([]);
  await expect(drawer).toBeHidden();
  // The next control of the header has the focus, and keeps it.
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
});

test('the Tab key leads out of the figures of a parcel on a phone, which close', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await acceptCookies(page);
  await openPage(page, '/auctions/four-mile-coulee/');
  const main = page.getByRole('main');
  const plan = main.getByRole('group', { name: /^Plan of Four Mile Coulee/ });
  await plan.getByRole('link', { name: 'Parcel 1' }).focus();
  await page.keyboard.press('Enter');
  const figures = main.getByRole('group', { name: 'Parcel 1', exact: true });
  await expect(figures).toBeVisible();
  const stops = await walk(page, figures);
  // The other parcels, the slider and the figures themselves come first.
  expect(stops.map(({ name }) => name)).toContain('Close');
  expect(stops.filter(({ covered }) => covered)).toEqual([]);
  await expect(figures).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.closest('figure') !== null)).toBe(false);
});

test('the skip link leads past the menus to the content', async ({ page }) => {
  await openPage(page, '/faq/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the shell can be worked by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/faq/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const buy = nav.getByRole('button', { name: 'Buy Land menu' });
  await buy.focus();
  await page.keyboard.press('Space');
  await expect(nav.getByRole('article')).toHaveCount(4);
  await page.keyboard.press('Tab');
  await expect(nav.getByRole('link', { name: 'View Details of Clear Prairie Quarters' })).toBeFocused();
  // Esc gives the focus back; a focus outside the header closes what is open.
  await page.keyboard.press('Escape');
  await expect(buy).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('main').getByRole('link').first().focus();
  await expect(buy).toHaveAttribute('aria-expanded', 'false');
});
