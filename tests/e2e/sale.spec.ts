import { expect, type Page } from '@playwright/test';
import { setClock } from './clock';
import { layoutShifts } from './layout-shifts';
import { openPage } from './open-page';
import { test } from './test';

function main(page: Page) {
  return page.getByRole('main');
}

/** The row of a lot in the table of parcels. */
function row(page: Page, name: RegExp) {
  return main(page).getByRole('row', { name });
}

/** The figures of the blocks are loaded when they are near the window. */
async function goToEnBloc(page: Page): Promise<void> {
  await main(page)
    .getByRole('link', { name: /^Read how en bloc works/ })
    .scrollIntoViewIfNeeded();
}

/** Returns all figures of the countdown in one line. */
async function countdown(page: Page): Promise<string> {
  return (await main(page).getByRole('timer').innerText()).replace(/\s+/g, ' ');
}

test.describe('a buyer reads an upcoming sale', () => {
  test('with its dates, its parcels and the next steps', async ({ page }) => {
    await setClock(page, '2026-11-21T18:00:00Z');
    await page.goto('/auctions/four-mile-coulee/');
    await expect(main(page).getByText('Upcoming', { exact: true })).toBeVisible();
    await expect(main(page).getByText('December 9, 2026 from 9:00 to 11:00 AM ABT')).toBeVisible();
    await expect(main(page).getByRole('timer')).toContainText('until bidding opens');
    expect(await countdown(page)).toMatch(/^17 days 20 hours 59 minutes|^17 days 21 hours 00 minutes/);
    await expect(main(page).getByRole('link', { name: 'Register To Bid' })).toHaveAttribute(
      'href',
      /\/register\/$/,
    );
    await expect(row(page, /^1 ?Parcel 1/)).toContainText('$6,400,000');
    await expect(row(page, /^1–3 ?En bloc/)).toContainText('Not added to the total.');
    await expect(main(page).getByText('$7,440,000 together, $7,764/ac')).toBeVisible();
    await expect(main(page).getByText('Exercise by Dec 16, 2026 at 4:00 PM ABT').first()).toBeVisible();
    await expect(main(page).getByText(/^PDF, \d+ kB, Nov 12, 2026$/)).toBeVisible();
    await expect(main(page).getByText('Changed November 12, 2026')).toBeVisible();
    await expect(main(page).getByText(/Meet at the pump site/)).toBeVisible();
  });

  test('with the land of a row on the plan, with the keyboard too', async ({ page }) => {
    await openPage(page, '/auctions/four-mile-coulee/');
    const plan = main(page).getByRole('group', { name: /^Plan of Four Mile Coulee: parcel 1, All of/ });
    await main(page).getByRole('link', { name: 'Parcel 2', exact: true }).last().focus();
    const edge = plan.locator('a').nth(1).locator('path').first();
    await expect.poll(() => edge.evaluate((path) => getComputedStyle(path).strokeWidth)).toBe('3.5px');
  });

  test('with a countdown by the clock of the server, not that of the phone', async ({ page }) => {
    // The phone is a day slow.
    await setClock(page, '2026-12-07T14:00:00Z', '2026-12-08T14:00:00Z');
    await page.goto('/auctions/four-mile-coulee/');
    await expect(main(page).getByRole('timer')).toContainText(
      /1 day 00 hours 59 minutes|1 day 01 hours 00 minutes/,
    );
  });

  test('with seconds in the countdown once no days are left', async ({ page }) => {
    await setClock(page, '2026-12-09T14:00:00Z');
    await page.goto('/auctions/four-mile-coulee/');
    await expect(main(page).getByRole('timer')).toContainText(/00 hours 59 minutes \d\d seconds/);
  });

  test('with directions, a file of the land and a calendar file of the dates', async ({ page, request }) => {
    await page.goto('/auctions/four-mile-coulee/');
    await expect(main(page).getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=49\.\d{5},-112\.\d{5}$/,
    );
    for (const [name, type] of [
      [/^Add to calendar/, 'text/calendar'],
      [/GeoJSON/, 'application/geo+json'],
    ] as const) {
      const href = await main(page).getByRole('link', { name }).first().getAttribute('href');
      const response = await request.get(href ?? '');
      expect([href, response.status(), response.headers()['content-type']]).toEqual([
        href,
        200,
        expect.stringContaining(type),
      ]);
    }
  });
});

test.describe('the time of the land and the time of the visitor', () => {
  test.describe('in Toronto', () => {
    test.use({ timezoneId: 'America/Toronto' });
    test('both show', async ({ page }) => {
      await page.goto('/auctions/four-mile-coulee/');
      await expect(main(page).getByText('Alberta Time, UTC−6.').first()).toBeVisible();
      await expect(main(page).getByText('Your time: 10:00 AM to 12:00 PM')).toBeVisible();
    });
  });

  test.describe('in Alberta, on a device that still turns its clock back in winter', () => {
    test.use({ timezoneId: 'America/Edmonton' });
    test('only the time of the land shows', async ({ page }) => {
      await openPage(page, '/auctions/four-mile-coulee/');
      await expect(main(page).getByRole('timer')).toBeVisible();
      await expect(main(page).getByText(/Your time/)).toHaveCount(0);
    });
  });

  test('a sale in Saskatchewan shows Central Standard Time', async ({ page }) => {
    await page.goto('/auctions/carrot-river-black/');
    await expect(
      main(page)
        .getByText(/Central Standard Time, UTC−6/)
        .first(),
    ).toBeVisible();
  });
});

test.describe('a bidder sees the state of a sale', () => {
  test('live, with the time left and a link to the bidding', async ({ page }) => {
    await setClock(page, '2026-11-30T16:30:00Z');
    await page.goto('/auctions/clear-prairie-quarters/');
    await expect(main(page).getByText('SELLING NOW!')).toBeVisible();
    await expect(main(page).getByRole('timer')).toContainText(/00 hours \d\d minutes \d\d seconds/);
    await expect(main(page).getByRole('timer')).toContainText('until bidding begins to close');
    await expect(main(page).getByRole('link', { name: 'View Bidding' })).toHaveAttribute(
      'href',
      /\/auctions\/clear-prairie-quarters\/parcels\/$/,
    );
  });

  test('sold by parcel, with accepted bids and the reason why the block did not win', async ({ page }) => {
    await page.goto('/auctions/smoky-bend-farm/');
    await expect(main(page).getByText('Completed', { exact: true })).toBeVisible();
    await expect(main(page).getByText('Sold, all parcels')).toBeVisible();
    await expect(main(page).getByText('$2,444,000').first()).toBeVisible();
    await expect(row(page, /^1 ?Parcel 1/)).toContainText('$1,012,000 sold');
    await goToEnBloc(page);
    await expect(row(page, /had to reach/)).toContainText('$2,468,440');
    await expect(row(page, /No en bloc bid reached it/)).toContainText('sold by parcel');
    await expect(
      main(page).getByRole('link', { name: /Register To Bid|View Bidding|Remind me/ }),
    ).toHaveCount(0);
    await expect(main(page).getByRole('timer')).toHaveCount(0);
  });

  test('sold en bloc, with the price of the block and its parcels marked', async ({ page }) => {
    await page.goto('/auctions/souris-flats/');
    await expect(main(page).getByText('Sold, en bloc')).toBeVisible();
    await expect(main(page).getByText('$2,600/ac on 798.2 ac')).toBeVisible();
    await expect(row(page, /^1 ?Parcel 1/)).toContainText('– sold en bloc');
    await goToEnBloc(page);
    await expect(row(page, /En bloc bid of \$2,075,000/)).toContainText('took the block');
  });

  test('with an unsold parcel, which shows its starting bid', async ({ page }) => {
    await page.goto('/auctions/iron-creek-home-place/');
    await expect(main(page).getByText('Sold, 3 of 4 parcels')).toBeVisible();
    await expect(row(page, /^4 ?Parcel 4/)).toContainText('$165,000 not sold');
    await expect(main(page).getByText('Not sold', { exact: true })).toBeVisible();
  });

  test('postponed, without a date', async ({ page }) => {
    await page.goto('/auctions/frenchman-valley-grass/');
    await expect(main(page).getByText('Postponed', { exact: true }).first()).toBeVisible();
    await expect(main(page).getByRole('timer')).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: /Register To Bid|Remind me|calendar/ })).toHaveCount(0);
    await expect(
      main(page).getByRole('region', { name: 'Similar land for sale' }).getByRole('listitem'),
    ).toHaveCount(3);
    await main(page).getByRole('link', { name: 'Tell me the new date' }).click();
    await expect(page).toHaveURL('/auctions/frenchman-valley-grass/reminder/');
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Remind me' })).toBeVisible();
  });

  test('withdrawn, without links to bid, and hidden from search engines', async ({ page }) => {
    await page.goto('/auctions/border-mixed-farm/');
    await expect(main(page).getByText('No longer available', { exact: true }).first()).toBeVisible();
    // During hydration there may be two of it in the head.
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
    await expect(main(page).getByRole('link', { name: /Register|View Bidding|Remind me/ })).toHaveCount(0);
    const offered = main(page).getByRole('table', { name: 'As they were offered.' });
    await expect(offered.getByRole('columnheader')).toHaveText([
      'Parcel',
      'Land use',
      'Titled',
      'Cultivated',
    ]);
    await main(page).getByRole('link', { name: 'See similar land' }).click();
    await expect(main(page).getByRole('heading', { name: 'Similar land for sale' })).toBeInViewport();
  });

  test('without en bloc, with the farmstead cut out of the plan', async ({ page }) => {
    await page.goto('/auctions/lone-spruce-estate/');
    await expect(main(page).getByText('No en bloc', { exact: true })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: /En bloc/ })).toHaveCount(0);
    const outline = main(page).getByRole('link', { name: 'Parcel 1' }).first().locator('path').first();
    expect((await outline.getAttribute('d'))?.split('L')).toHaveLength(8);
  });

  test('with several en blocs, each with its own numbers', async ({ page }) => {
    await page.goto('/auctions/carrot-river-black/');
    await expect(main(page).getByText('2 En Blocs, the same land')).toBeVisible();
    await goToEnBloc(page);
    await expect(main(page).getByRole('row', { name: /^Parcels 1 \+ 2 \+ 3/ })).toContainText('$1,685,000');
    await expect(main(page).getByRole('row', { name: /^Parcels 4 \+ 5/ })).toContainText('$1,230,000');
  });
});

test.describe('between two builds', () => {
  test('a sale that has opened since the build is live, with a link to its bidding', async ({ page }) => {
    await setClock(page, '2026-12-09T15:30:00Z');
    await page.goto('/auctions/four-mile-coulee/');
    await expect(main(page).getByText('SELLING NOW!')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'View Bidding' })).toBeVisible();
    await expect(main(page).getByRole('timer')).toContainText('until bidding begins to close');
    await expect(
      main(page).getByRole('group', { name: /parcel 1, All of [^;]+, bidding now/ }),
    ).toBeVisible();
  });

  test('a sale opens while a visitor has its page open', async ({ page }) => {
    await setClock(page, '2026-12-09T14:58:00Z');
    await page.goto('/auctions/four-mile-coulee/');
    await expect(main(page).getByText('Upcoming', { exact: true })).toBeVisible();
    await expect(main(page).getByRole('timer')).toBeVisible();
    await page.clock.fastForward('02:10');
    await expect(main(page).getByText('SELLING NOW!')).toBeVisible();
  });

  test('the page announces en bloc bidding after the parcels have closed', async ({ page }) => {
    await setClock(page, '2026-12-09T17:05:00Z');
    await page.goto('/auctions/four-mile-coulee/');
    await expect(main(page).getByText('The parcels have closed. En bloc bidding follows.')).toBeVisible();
    await expect(main(page).getByRole('timer')).toHaveCount(0);
  });

  test('a sale that has closed since the build shows no result yet', async ({ page }) => {
    await setClock(page, '2026-12-10T15:00:00Z');
    await page.goto('/auctions/four-mile-coulee/');
    await expect(main(page).getByText('Completed', { exact: true })).toBeVisible();
    await expect(main(page).getByText('Results to come.')).toBeVisible();
    await expect(row(page, /^1 ?Parcel 1/)).toContainText('$6,400,000 result to come');
    await expect(main(page).getByText(/Not sold|not sold\b/)).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: /Register To Bid|View Bidding/ })).toHaveCount(0);
  });

  test('no list, menu or home page shows a wrong state or a negative countdown', async ({ page }) => {
    await setClock(page, '2026-12-16T00:00:00Z');
    for (const path of [
      '/',
      '/sales/',
      '/past-sales/',
      '/showcase/winter-sales/',
      '/auctions/four-mile-coulee/',
    ]) {
      await openPage(page, path);
      await expect(page.getByText(/-\d+ (d|h|m|s|days|hours)\b/)).toHaveCount(0);
      await expect(page.getByRole('main').getByText('SELLING NOW!')).toHaveCount(0);
    }
  });
});

test('without scripts a sale reads in full', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/auctions/clear-prairie-quarters/');
  await expect(main(page).getByRole('link', { name: 'View Bidding' })).toBeVisible();
  await expect(row(page, /^4 ?Parcel 4/)).toContainText('$240,000');
  await expect(
    main(page).getByText('November 20, 2026 at 9:00 AM to November 30, 2026 at 11:00 AM ABT'),
  ).toBeVisible();
  await expect(main(page).getByRole('group', { name: /^Plan of Clear Prairie Quarters/ })).toBeVisible();
  await context.close();
});

test.describe('a buyer in another time zone', () => {
  test.use({ timezoneId: 'UTC' });

  for (const width of [320, 412]) {
    for (const [status, sale] of [
      ['an upcoming', 'carrot-river-black'],
      ['a live', 'clear-prairie-quarters'],
    ] as const) {
      test(`sees no shift on ${status} sale at ${String(width)} px while the local time and the countdown appear`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 823 });
        await page.goto(`/auctions/${sale}/`);
        await expect(main(page).getByText('Your time:').first()).toBeVisible();
        await expect(main(page).getByRole('timer')).toContainText('until bidding');
        expect(await layoutShifts(page)).toEqual(['0.000', []]);
      });
    }
  }
});
