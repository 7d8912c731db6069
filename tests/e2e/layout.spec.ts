import { expect, test, type Page } from '@playwright/test';
import { largestPages, readPages } from '../built/built-site';
import { layoutShifts } from './layout-shifts';

const widths = [320, 390, 768, 1024, 1440, 1920];
const small = 1024;

/** Facts of the layout that no browser's update may change. */
async function facts(page: Page) {
  return page.evaluate(() => {
    const visible = [...document.querySelectorAll('a[href], button, input, summary')].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    // A link within a sentence is as tall as its line, and the skip link stands outside until it has the focus.
    const targets = visible.filter(
      (element) =>
        element.closest('p, td, dd, li > p, .skip') === null && element.getAttribute('href') !== '#main',
    );
    const boxes = targets.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const overlaps = boxes.flatMap(({ element, box }, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        if (element.contains(other.element) || other.element.contains(element)) return [];
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        return across > 1 && down > 1 ? [`${describe(element)} over ${describe(other.element)}`] : [];
      }),
    );
    const order = ['header', 'main', 'footer'].flatMap(
      (name) => document.querySelector(name)?.getBoundingClientRect().top ?? [],
    );
    return {
      overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
      overlaps,
      inOrder: order.every((top, index) => index === 0 || top > (order[index - 1] ?? 0)),
      tiny: boxes
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ element }) => describe(element)),
      primary: targets
        .filter((element) => element.closest('header, form') !== null || element.tagName === 'BUTTON')
        .filter((element) => element.getBoundingClientRect().height < 43.5)
        .map(describe),
    };
  });
}

for (const { template, path } of largestPages(readPages())) {
  test(`${template}: nothing overflows or overlaps, and targets are large enough, ${path}`, async ({
    page,
    context,
    baseURL,
  }) => {
    // What floats at the foot of the window lies over the page, and is answered or dismissed.
    await context.addCookies([{ name: 'CookieConsent', value: 'accepted', url: String(baseURL) }]);
    await page.addInitScript(() => {
      sessionStorage.setItem('selling-banner-dismissed', 'yes');
    });
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { primary, ...rest } = await facts(page);
      expect([width, rest]).toEqual([width, { overflow: 0, overlaps: [], inOrder: true, tiny: [] }]);
      if (width < small) expect([width, primary]).toEqual([width, []]);
    }
  });

  for (const width of [390, 1440]) {
    test(`${template}: nothing moves while it loads at ${String(width)} px, ${path}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await layoutShifts(page)).toEqual(['0.000', []]);
    });
  }
}

test.describe('in print', () => {
  test('a page leaves out what cannot be pressed and keeps its words', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText('All prices in Canadian dollars.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('searchbox').first()).toBeHidden();
    await expect(page.getByRole('region', { name: 'Cookies and tracking' })).toBeHidden();
  });
});

test.describe('in forced colours', () => {
  test('plans keep their own sheet, and buttons their edges', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/', { waitUntil: 'networkidle' });
    const plan = page.getByRole('img', { name: /^Plan of Clear Prairie Quarters/ });
    expect(await plan.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none');
    const bidding = page.getByRole('main').getByRole('link', { name: 'View Bidding' });
    expect(await bidding.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  });
});
