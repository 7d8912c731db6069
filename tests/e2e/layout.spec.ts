import { expect, type Locator } from '@playwright/test';
import { waitUntilHydrated } from './hydrated';
import { acceptCookies } from './consent';
import { holdTypefaces } from './hold-typefaces';
import { openPage } from './open-page';
import { scrollTo } from './scroll-to';
import { routes } from '../tooling/company';
import { test } from './test';

test.describe('in print', () => {
  test('a page leaves out its controls and keeps its text', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await openPage(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Smoky Bend Farm' })).toBeVisible();
    // Parts that a phone folds are on paper.
    await expect(page.getByText('Open one account, then register for each sale.')).toBeVisible();
    await expect(page.getByText('All prices in Canadian dollars.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('searchbox').first()).toBeHidden();
    await expect(page.getByRole('region', { name: 'Cookies and tracking' })).toBeHidden();
  });

  test('a sale is a summary on at most two sheets, with the address of its brochure', async ({ page }) => {
    await openPage(page, '/auctions/four-mile-coulee/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/\/auctions\/four-mile-coulee\/brochure\/$/)).toBeVisible();
    await expect(page.getByRole('row', { name: /^1 Parcel 1/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dates' })).toBeHidden();
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  });
});

test.describe('in forced colours', () => {
  test('plans keep their own background, and buttons their borders', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openPage(page, '/');
    const plan = page.getByRole('img', { name: /^Plan of Clear Prairie Quarters/ });
    expect(await plan.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none');
    const bidding = page.getByRole('main').getByRole('link', { name: 'View Bidding' });
    expect(await bidding.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
    // The squares of the price strip have the colour of the text.
    const square = page.getByRole('figure').filter({ hasText: 'results, median' }).locator('rect').first();
    const text = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(await square.evaluate((element) => getComputedStyle(element).fill)).toBe(text);
  });
});

/** Returns the edges and the size of a visible part. */
async function boxOf(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  return { left: x, top: y, right: x + width, bottom: y + height, width, height };
}

test.describe('side by side', () => {
  test('figures of parcels and of an en bloc are aligned, without gaps between cells', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/auctions/four-mile-coulee/');
    const lots = page.getByRole('table').filter({ hasText: 'Not added to the total.' });
    const ends = await lots.locator('tbody tr > :last-child').evaluateAll((cells) =>
      cells.map((cell) => {
        const content = document.createRange();
        content.selectNodeContents(cell);
        return Math.round(content.getBoundingClientRect().right);
      }),
    );
    expect(ends.length).toBeGreaterThan(1);
    expect(new Set(ends).size).toBe(1);
    // The example loads when it is near the window.
    await page.getByRole('link', { name: /^Read how en bloc works/ }).scrollIntoViewIfNeeded();
    const outcome = page.getByRole('row', { name: /takes the block/ }).first();
    const [words, sum] = [
      await boxOf(outcome.getByRole('rowheader')),
      await boxOf(outcome.getByRole('cell')),
    ];
    expect(sum.left - words.right).toBeLessThan(0.5);
  });

  test('text on the home page does not overlap the township map', async ({ page }) => {
    await page.goto('/');
    const section = page.locator('section', { hasText: 'Know the legal land description?' });
    const words = section.getByText(/^Type it the way you write it/);
    // The map is drawn once it comes near the window.
    await words.scrollIntoViewIfNeeded();
    for (const width of [1024, 1090, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [text, map] = [await boxOf(words), await boxOf(section.getByRole('img'))];
      const isClear = text.right <= map.left || text.bottom <= map.top;
      expect([width, isClear]).toEqual([width, true]);
    }
  });

  test('the frame of a video on the list of testimonials is as high as its picture', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/testimonials/');
    const frame = page.locator('div', { has: page.locator('> picture') }).filter({ hasText: 'Watch, ' });
    const [outer, inner] = [await boxOf(frame.first()), await boxOf(frame.first().locator('img'))];
    expect(outer.height - inner.height).toBeLessThanOrEqual(4);
  });

  test('the button of a card stays within its padding beside a long range of prices', async ({ page }) => {
    // The fallback fonts are wider than the site's own.
    await page.route('**/*.woff2', (route) => route.abort());
    await openPage(page, '/');
    const cards = page.getByRole('main').getByRole('article');
    const card = cards.filter({ hasText: 'Lone Spruce Estate' });
    const button = card.getByRole('link', { name: /^View Details/ });
    for (const width of [900, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [outer, inner] = [await boxOf(card), await boxOf(button)];
      expect([width, outer.right - inner.right >= 20]).toEqual([width, true]);
    }
  });

  test('no upcoming sale on the home page has a gap beside it', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 900 });
    await openPage(page, '/');
    const cards = page
      .getByRole('region', { name: 'Upcoming sales' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') });
    await expect(cards).toHaveCount(3);
    for (const [width, tops] of [
      [768, 3],
      [900, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect([width, new Set(boxes).size]).toEqual([width, tops]);
    }
  });

  test('all parcels and blocks of a large sale fit in the comparison at 1024 px', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/auctions/carrot-river-black/parcels/');
    const table = await boxOf(page.getByRole('region', { name: 'Parcels side by side' }));
    const last = await boxOf(page.getByRole('columnheader').last());
    expect(last.right).toBeLessThanOrEqual(table.right + 1);
  });
});

test('the acres of an en bloc group are apart at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, '/auctions/clear-prairie-quarters/');
  const group = page.getByRole('row').filter({ hasText: 'En bloc, parcels 1 to 4' }).first();
  const titled = await boxOf(group.getByRole('cell').nth(1));
  const cultivated = await boxOf(group.getByRole('cell').nth(2));
  expect(Math.max(cultivated.left - titled.right, cultivated.top - titled.bottom)).toBeGreaterThanOrEqual(0);
});

for (const width of [390, 1440]) {
  test(`no legal description breaks at its hyphens at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/auctions/kiskatinaw-plateau/');
    const lines = await page
      .getByRole('table', { name: /^Canadian dollars/ })
      .getByRole('rowheader')
      .filter({ hasText: /-W\dM/ })
      .evaluateAll((headers) =>
        headers.map((header) => {
          const land = header.querySelector('small');
          const height = land === null ? 0 : parseFloat(getComputedStyle(land).lineHeight);
          return Math.round((land?.getBoundingClientRect().height ?? 0) / height);
        }),
      );
    // The first parcel has two descriptions.
    expect(lines).toEqual([2, 1]);
  });
}

test('the link covers all of a document’s row', async ({ page }) => {
  await openPage(page, '/auctions/four-mile-coulee/');
  const offer = page.getByRole('listitem').filter({ hasText: 'Offer to purchase' }).first();
  expect((await boxOf(offer)).height).toBeGreaterThanOrEqual(44);
  await offer.scrollIntoViewIfNeeded();
  const reached = await offer.evaluate((row) => {
    const { right: end, top: start } = row.getBoundingClientRect();
    return document.elementFromPoint(end - 4, start + 4)?.closest('a')?.textContent;
  });
  expect(reached).toBe('Offer to purchase, all parcels');
});

test('the search keeps apart from the menus beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/faq/');
  const header = page.getByRole('banner');
  const more = await boxOf(header.getByRole('button', { name: /^More/ }));
  const search = await boxOf(header.getByRole('searchbox'));
  expect(search.left - more.right).toBeGreaterThan(12);
});

test.describe('for a visitor in Ontario', () => {
  test.use({ timezoneId: 'America/Toronto', viewport: { width: 1440, height: 900 } });

  test('the local time does not wrap, and no button of a sale is alone on a line', async ({ page }) => {
    await openPage(page, '/auctions/four-mile-coulee/');
    const main = page.getByRole('main');
    const time = main.getByText(/^Your time: /).first();
    // The element is a block, with one box for any number of lines; its text has one for each.
    const lines = await time.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    });
    expect(lines).toBe(1);
    const [share, print] = [
      await boxOf(main.getByRole('button', { name: 'Share' })),
      await boxOf(main.getByRole('link', { name: 'Print the brochure' })),
    ];
    expect(share.top).toBe(print.top);
  });
});

test('a checked filter looks checked under the pointer', async ({ page }) => {
  await acceptCookies(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/sales/');
  const box = page.getByRole('main').getByRole('checkbox').first();
  const ground = () => box.evaluate((element) => getComputedStyle(element).backgroundColor);
  await box.check();
  await page.mouse.move(0, 0);
  const ticked = await ground();
  await box.hover();
  expect(await ground()).toBe(ticked);
});

for (const [path, type] of [
  ['/sales/', 'webp'],
  [routes.team, 'webp'],
  [`${routes.team}tom-friesen/`, 'avif'],
  ['/showcase/winter-sales/', 'webp'],
] as const) {
  test(`the first picture of ${path} loads first`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await openPage(page, path);
    const picture = page.getByRole('main').locator('picture img').first();
    const fetched = await picture.evaluate((element) =>
      element instanceof HTMLImageElement
        ? [element.fetchPriority, element.loading, /[.](\w+)$/.exec(element.currentSrc)?.[1]]
        : [],
    );
    expect(fetched).toEqual(['high', 'auto', type]);
  });
}

test('a typeface that loads late does not replace its fallback while the page is being read', async ({
  page,
}) => {
  const letLoad = await holdTypefaces(page);
  await page.goto('/auctions/four-mile-coulee/', { waitUntil: 'commit' });
  await waitUntilHydrated(page);
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
  await letLoad();
  await loaded;
  await page.waitForLoadState('networkidle');
  const width = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getBoundingClientRect().width;
    });
  const before = await width();
  // The dock changes its height, and the map loads its own style sheet.
  await page.getByRole('button', { name: 'Decline' }).click();
  await scrollTo(page, 'middle');
  await expect(page.getByRole('img', { name: /^Sections with land of this sale/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await width()).toBe(before);
});
