import { expect, type Locator, type Page } from '@playwright/test';
import { setClock } from './clock';
import { acceptCookies } from './consent';
import { layoutShifts } from './layout-shifts';
import { openPage } from './open-page';
import { startSiteInParts } from './page-in-parts';
import { channelsOf } from '../../src/build/css/token-contrast';
import { routes, themeColour } from '../tooling/company';
import { test } from './test';

const phone = { width: 390, height: 844 };
const screens = [phone, { width: 1440, height: 900 }];

/** Expects the visitor to see all of an element, with nothing over its centre. */
async function expectInSight(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1 });
  const covered = await part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit === null || !(element.contains(hit) || hit.contains(element));
  });
  expect([await part.innerText(), covered]).toEqual([await part.innerText(), false]);
}

interface SaleScreen {
  readonly state: string;
  readonly slug: string;
  readonly clock: string;
  /** Texts in the order of what, where, when, price, acres and lots, followed by the main button. */
  readonly texts: readonly (string | RegExp)[];
  readonly action: string;
}

const quietDay = '2026-11-21T18:00:00Z';

const saleScreens: readonly SaleScreen[] = [
  {
    state: 'a live sale',
    slug: 'clear-prairie-quarters',
    clock: quietDay,
    texts: [
      ...['Clear Prairie Quarters', 'SELLING NOW!', /^nearby Sexsmith, AB/],
      /^November 20, 2026 at 9:00 AM/,
      ...['$240K – $650K', '945.3', '4 Parcels'],
    ],
    action: 'View Bidding',
  },
  {
    state: 'an upcoming sale',
    slug: 'four-mile-coulee',
    clock: quietDay,
    texts: [
      // The drawing of the land beside the name covers no badge.
      ...['Four Mile Coulee', 'Upcoming', 'En bloc', 'Irrigated', /^nearby Taber, AB/],
      /^December 9, 2026 from 9:00/,
      ...['$260K – $6.4M', '958.3', '3 Parcels'],
    ],
    action: 'Register To Bid',
  },
  {
    state: 'a sale past its deadline for registering',
    slug: 'four-mile-coulee',
    clock: '2026-12-09T12:00:00Z',
    texts: ['Four Mile Coulee', 'Upcoming', /^December 9, 2026 from 9:00/, '$260K – $6.4M', '958.3'],
    action: 'Remind me',
  },
  {
    state: 'a sale whose result is to come',
    slug: 'four-mile-coulee',
    clock: '2026-12-10T15:00:00Z',
    texts: [
      ...['Four Mile Coulee', 'Completed', 'Results to come.'],
      /^December 9, 2026 from 9:00/,
      ...['$260K – $6.4M', '958.3'],
    ],
    action: 'See land near here',
  },
  {
    state: 'a completed sale',
    slug: 'smoky-bend-farm',
    clock: quietDay,
    texts: [
      ...['Smoky Bend Farm', 'Completed', /^nearby Falher, AB/],
      /^October 28, 2026 from 9:00/,
      ...['$498K – $1.012M', '796.7', '3 Parcels', '$2,444,000'],
    ],
    action: 'See land near here',
  },
  {
    state: 'a postponed sale',
    slug: 'frenchman-valley-grass',
    clock: quietDay,
    texts: [
      ...['Frenchman Valley Grass', 'Postponed', /^nearby Val Marie, SK/],
      ...['$230K – $420K', '952.0', '2 Parcels'],
    ],
    action: 'Tell me the new date',
  },
  {
    state: 'a withdrawn sale',
    slug: 'border-mixed-farm',
    clock: quietDay,
    texts: ['Border Mixed Farm', 'No longer available', 'No sale date'],
    action: 'See similar land',
  },
];

for (const { state, slug, clock, texts, action } of saleScreens) {
  test(`the first screen of ${state} has the most important facts`, async ({ page }) => {
    await page.setViewportSize(phone);
    await acceptCookies(page);
    await setClock(page, clock);
    await page.goto(`/auctions/${slug}/`);
    const main = page.getByRole('main');
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expectInSight(main.getByRole('link', { name: action }).first());
      for (const text of texts) {
        const exact = typeof text === 'string';
        await expectInSight(main.getByText(text, { exact }).first());
      }
    }
  });
}

test('the first screen of a parcel names its sale, price, acres and day', async ({ page }) => {
  await page.setViewportSize(phone);
  await acceptCookies(page);
  await setClock(page, quietDay);
  await page.goto('/auctions/four-mile-coulee/parcels/parcel-1/');
  const main = page.getByRole('main');
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const text of [
      ...[/^Four Mile Coulee, nearby Taber, AB$/, /^\$6,400,000$/, /640\.0 ac$/],
      /^December 9, 2026 from 9:00/,
    ])
      await expectInSight(main.getByText(text).first());
    await expectInSight(main.getByRole('link', { name: 'Register To Bid' }).first());
  }
});

/** Returns the gold buttons that are at least partly visible. */
function goldButtons(page: Page): Promise<string[]> {
  const [red, green, blue] = channelsOf(themeColour);
  return page.evaluate(
    (gold) =>
      [...document.querySelectorAll('a, button')]
        .filter((element) => {
          const { top, bottom, width } = element.getBoundingClientRect();
          return (
            width > 0 &&
            bottom > 0 &&
            top < window.innerHeight &&
            element.checkVisibility({ visibilityProperty: true }) &&
            getComputedStyle(element).backgroundColor === gold
          );
        })
        .map((element) => element.textContent.trim()),
    `rgb(${red}, ${green}, ${blue})`,
  );
}

test.describe('the home page on a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(phone);
    await setClock(page, quietDay);
  });

  test('says in its first screen what is sold where, when and for how much, with one gold button', async ({
    page,
  }) => {
    await acceptCookies(page);
    await openPage(page, '/');
    const heading = page.getByRole('heading', { level: 1 });
    await expectInSight(heading);
    const lines = await heading.evaluate(
      (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBeLessThanOrEqual(2);
    const sheet = page.getByRole('complementary', { name: 'Selling now' });
    for (const text of ['Clear Prairie Quarters', 'nearby Sexsmith, AB', '$240K – $650K', '945.3 ac'])
      await expectInSight(sheet.getByText(text).first());
    await expectInSight(sheet.getByText(/^Begins to close Nov 30, 2026 at 11:00 AM ABT$/));
    const [photo, plan] = [
      await sheet.locator('picture img').boundingBox(),
      await sheet.getByRole('img', { name: /^Plan of/ }).boundingBox(),
    ];
    expect([photo?.y, photo?.height]).toEqual([plan?.y, plan?.height]);
    expect((plan?.x ?? 0) - (photo?.x ?? 0)).toBeGreaterThan(150);
    const button = sheet.getByRole('link', { name: 'View Bidding' });
    await expectInSight(button);
    // Within reach of the thumb, in the lower half of the window.
    expect((await button.boundingBox())?.y).toBeGreaterThan(phone.height / 2);
    expect(await goldButtons(page)).toEqual(['View Bidding']);
    await expectInSight(page.getByRole('main').getByRole('searchbox'));
    expect(await layoutShifts(page)).toEqual(['0.000', []]);
  });

  test('shows the price and the button above the cookie notice as well', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.getByRole('region', { name: 'Cookies and tracking' })).toBeVisible();
    await expectInSight(page.getByRole('main').getByText('$240K – $650K').first());
    await expectInSight(page.getByRole('main').getByRole('link', { name: 'View Bidding' }));
  });
});

for (const width of [390, 1024, 1440]) {
  test(`a sale stays still at ${String(width)} px while its page arrives in parts`, async ({
    page,
    baseURL,
  }) => {
    const site = await startSiteInParts(String(baseURL));
    await acceptCookies(page);
    await page.setViewportSize({ width, height: 900 });
    await site.open(page, '/auctions/carrot-river-black/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('main').getByText('Starting bids, by parcel')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Register To Bid' })).toBeVisible();
    expect(await layoutShifts(page)).toEqual(['0.000', []]);
    await site.stop();
  });
}

for (const [path, width] of [
  ['/faq/', 390],
  ['/auctions/carrot-river-black/parcels/', 1440],
] as const) {
  test(`${path} stays still at ${String(width)} px while it arrives in parts, including the cookie notice`, async ({
    page,
    baseURL,
  }) => {
    const site = await startSiteInParts(String(baseURL));
    await page.setViewportSize({ width, height: 900 });
    await site.open(page, path);
    await expect(page.getByRole('region', { name: 'Cookies and tracking' })).toBeVisible();
    expect(await layoutShifts(page)).toEqual(['0.000', []]);
    await site.stop();
  });
}

/** Texts that are shown late, once the part after them has arrived. */
for (const [path, width, late] of [
  ['/', 390, /^Online auctions in Alberta/],
  ['/auctions/clear-prairie-quarters/parcels/parcel-1/', 1024, 'See all photos'],
  ['/auctions/clear-prairie-quarters/parcels/parcel-1/', 1440, 'See all photos'],
  ['/homequarter-team/harpreet-dhaliwal/', 1440, 'Harpreet Dhaliwal'],
  ['/sell-with-homequarter/', 1024, 'Sell it once. Sell it well.'],
  ['/farmlandexchange/', 1440, 'Selling the home quarter'],
  ['/testimonials/', 1440, /^We asked two sellers/],
  ['/showcase/winter-sales/', 1440, 'Clear Prairie Quarters'],
  ['/sales/', 768, 'Clear Prairie Quarters'],
  ['/past-sales/', 1024, 'Acres sold'],
  ['/auctions/carrot-river-black/brochure/', 1440, 'Rendered sample image'],
  ['/nowhere/', 1024, 'Page not found'],
] as const) {
  test(`${path} stays still at ${String(width)} px while it arrives in parts`, async ({ page, baseURL }) => {
    const site = await startSiteInParts(String(baseURL));
    await acceptCookies(page);
    await page.setViewportSize({ width, height: 900 });
    await site.open(page, path);
    await expect(page.getByRole('main').getByText(late).first()).toBeVisible();
    // Nothing waits for a part that never arrives, either.
    const hidden = await page.getByRole('main').evaluate((main) =>
      ['picture', 'picture + svg', 'figcaption', 'dl', 'p'].filter((kind) => {
        const first = main.querySelector(kind);
        return first !== null && getComputedStyle(first).visibility === 'hidden';
      }),
    );
    expect(hidden).toEqual([]);
    expect(await layoutShifts(page)).toEqual(['0.000', []]);
    await site.stop();
  });
}

/** About half of the heights before parts were folded: 11,137 px, 10,138, 10,306, 10,567 and so on. */
const ceilings = [
  ['/', 5700],
  ['/auctions/clear-prairie-quarters/', 5500],
  ['/auctions/four-mile-coulee/', 5500],
  ['/auctions/carrot-river-black/', 5900],
  ['/auctions/smoky-bend-farm/', 5650],
  ['/auctions/frenchman-valley-grass/', 5150],
  ['/auctions/border-mixed-farm/', 4950],
  ['/auctions/four-mile-coulee/parcels/parcel-1/', 5700],
  ['/auctions/carrot-river-black/parcels/en-bloc-1/', 5300],
  ['/sales/', 6450],
  [routes.enBloc, 6200],
] as const;

test('pages are no higher on a phone than their limits', async ({ page }) => {
  await page.setViewportSize(phone);
  await acceptCookies(page);
  for (const [path, most] of ceilings) {
    await openPage(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, path).toBeLessThanOrEqual(most);
  }
});
