import { expect, type Page } from '@playwright/test';
import { serveStatuses, followClock, setClock, stopClock, type StatusesResponse } from './clock';
import { acceptCookies } from './consent';
import { openPage } from './open-page';
import { test } from './test';

const sale = 'four-mile-coulee';
const salePage = `/auctions/${sale}/`;
/** The sale is not live: it opens nine days later. */
const quietDay = '2026-11-30T18:00:00Z';

function main(page: Page) {
  return page.getByRole('main');
}

function card(page: Page) {
  return main(page).getByRole('article').filter({ hasText: 'Four Mile Coulee' });
}

/** Opens a page whose clock runs, with an engine that sends the response set by the test. */
async function openRunning(page: Page, path: string, instant = quietDay) {
  const engine: { response: StatusesResponse; requestedAt: readonly number[] } = {
    response: { statuses: {} },
    requestedAt: [],
  };
  await setClock(page, instant);
  await acceptCookies(page);
  engine.requestedAt = await serveStatuses(page, () => engine.response);
  await openPage(page, path);
  // On a slow machine the second poll may be due before the page is ready.
  await expect.poll(() => engine.requestedAt.length).toBeGreaterThan(0);
  return engine;
}

/**
 * Makes the page record the times of its polls by its own clock: on a busy machine the server receives them later. To
 * be called before the page is opened.
 *
 * @returns Reads the times.
 */
async function recordPolls(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    const polledAt: number[] = [];
    Object.assign(window, { polledAt });
    window.fetch = (input, init) => {
      if (new Request(input).url.endsWith('/api/sale-statuses')) polledAt.push(Date.now());
      return send(input, init);
    };
  });
  return () => page.evaluate<number[]>('polledAt');
}

/** Delays responses until another tab knows about the request: networks are slower than a browser's storage. */
async function respondOnceStored(page: Page, other: Page): Promise<void> {
  function readStored(tab: Page) {
    return tab.evaluate(() => localStorage.getItem('sale-statuses'));
  }
  await page.route('**/api/sale-statuses', async (route) => {
    await expect(async () => {
      expect(await readStored(other)).toBe(await readStored(page));
    }).toPass();
    await route.fallback();
  });
}

/** Waits until no tab is polling: a response takes real time, in which the clocks must not advance. */
async function waitForPoll(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0);
}

/** Opens a page in the same way, with its clock stopped until the test advances it. */
async function openWith(page: Page, path: string, instant = quietDay) {
  const engine = await openRunning(page, path, instant);
  await stopClock(page);
  await waitForPoll(page);
  return engine;
}

/** Advances the clock until the page has polled again and has its response, from which the next poll counts. */
async function nextPoll(page: Page, engine: { readonly requestedAt: readonly number[] }): Promise<void> {
  const before = engine.requestedAt.length;
  await page.clock.runFor(16_000);
  await expect.poll(() => engine.requestedAt.length).toBe(before + 1);
  await waitForPoll(page);
}

/** The clocks of tabs are advanced one after the other, so they differ by a step. */
const stepMs = 500;

async function windBoth(page: Page, ms: number): Promise<void> {
  for (let wound = 0; wound < ms; wound += stepMs) {
    await page.clock.runFor(stepMs);
    await waitForPoll(page);
  }
}

async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test.describe('a sale that the engine opens early', () => {
  test('shows as live in the list, the menu and the banner at once, and as upcoming again', async ({
    page,
  }) => {
    const engine = await openWith(page, '/sales/');
    await page.evaluate(() => {
      document.body.dataset.opened = 'once';
    });
    await expect(card(page).getByText('Upcoming', { exact: true })).toBeVisible();
    engine.response = { statuses: { [sale]: 'live' } };
    await nextPoll(page, engine);
    await expect(card(page).getByText('SELLING NOW!')).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByText('Live', { exact: true }),
    ).toBeVisible();
    const banner = page.getByRole('region', { name: 'Selling now' });
    await expect(banner.getByRole('link', { name: 'View Bidding' })).toHaveAttribute(
      'href',
      /\/auctions\/four-mile-coulee\/parcels\/$/,
    );
    engine.response = { statuses: { [sale]: 'upcoming' } };
    await nextPoll(page, engine);
    await expect(card(page).getByText('Upcoming', { exact: true })).toBeVisible();
    await expect(banner).toHaveCount(0);
    await expect(page.locator('body')).toHaveAttribute('data-opened', 'once');
  });

  test('counts down to its close, and shows as completed when the engine closes it', async ({ page }) => {
    const engine = await openWith(page, salePage);
    await expect(main(page).getByRole('timer')).toContainText('until bidding opens');
    engine.response = { statuses: { [sale]: 'live' } };
    await nextPoll(page, engine);
    await expect(main(page).getByRole('timer')).toContainText('until bidding begins to close');
    await expect(main(page).getByRole('link', { name: 'View Bidding' })).toBeVisible();
    engine.response = { statuses: { [sale]: 'completed' } };
    await nextPoll(page, engine);
    await expect(main(page).getByText('Results to come.')).toBeVisible();
    await expect(main(page).getByRole('timer')).toHaveCount(0);
  });

  test('keeps its status when the visitor moves to another page', async ({ page }) => {
    const engine = await openWith(page, '/sales/');
    engine.response = { statuses: { [sale]: 'live' } };
    await nextPoll(page, engine);
    const before = engine.requestedAt.length;
    await card(page).getByRole('link', { name: 'View Details' }).click();
    await expect(main(page).getByText('SELLING NOW!')).toBeVisible();
    expect(engine.requestedAt).toHaveLength(before);
  });
});

test.describe('a status that differs from the schedule', () => {
  test('extended bidding still shows as live, without a negative countdown', async ({ page }) => {
    const engine = await openWith(page, salePage, '2026-12-09T16:59:00Z');
    engine.response = { statuses: { [sale]: 'live' } };
    await nextPoll(page, engine);
    const before = engine.requestedAt.length;
    await page.clock.fastForward('01:00:00');
    // The poll that was due in that hour, before the next.
    await expect.poll(() => engine.requestedAt.length).toBe(before + 1);
    await waitForPoll(page);
    await nextPoll(page, engine);
    await expect(main(page).getByText('SELLING NOW!')).toBeVisible();
    await expect(main(page).getByRole('timer')).toHaveCount(0);
    await expect(main(page).getByText(/-\d+ (days|hours|minutes)|En bloc bidding follows/)).toHaveCount(0);
  });

  test('a postponed or withdrawn sale has no countdown and no links to bid', async ({ page }) => {
    const engine = await openWith(page, salePage);
    for (const [status, message] of [
      ['postponed', 'Postponed'],
      ['withdrawn', 'No longer available'],
    ] as const) {
      engine.response = { statuses: { [sale]: status } };
      await nextPoll(page, engine);
      await expect(main(page).getByText(message, { exact: true }).first()).toBeVisible();
      await expect(main(page).getByRole('timer')).toHaveCount(0);
      await expect(main(page).getByRole('link', { name: /Register To Bid|View Bidding/ })).toHaveCount(0);
    }
  });

  test('a withdrawn sale has no prices on its pages', async ({ page }) => {
    const engine = await openWith(page, salePage);
    // The prices of the first parcel, and the labels above or before prices.
    const price = main(page).getByText(/^(Starting bids?\b|\$6,400,000$)/);
    await expect(price.first()).toBeVisible();
    engine.response = { statuses: { [sale]: 'withdrawn' } };
    await nextPoll(page, engine);
    await expect(price).toHaveCount(0);
    await page.clock.resume();
    const lots = ['', 'parcel-1/', 'parcel-1/features/water-rights/'];
    for (const end of [...lots.map((lot) => `parcels/${lot}`), 'brochure/']) {
      await openPage(page, `${salePage}${end}`);
      await expect(main(page).getByText('No longer available').first()).toBeVisible();
      await expect(price, end).toHaveCount(0);
    }
    // The page of the block mentions starting bids of other land.
    await openPage(page, `${salePage}parcels/en-bloc/`);
    await expect(main(page).getByText('No longer available').first()).toBeVisible();
    await expect(main(page).getByText('$7,440,000')).toHaveCount(0);
    await openPage(page, `${salePage}options/pivot-package/`);
    await expect(main(page).getByText('No longer available').first()).toBeVisible();
    await expect(main(page).getByText('$310,000')).toHaveCount(0);
  });

  test('an unknown status removes the badge, and changes nothing else', async ({ page }) => {
    const engine = await openWith(page, salePage);
    engine.response = { statuses: { [sale]: 'paused for rain', 'no-such-sale': 'live' } };
    await nextPoll(page, engine);
    await expect(main(page).getByText('Upcoming', { exact: true })).toHaveCount(0);
    await expect(main(page).getByRole('timer')).toContainText('until bidding opens');
    await expect(page.getByText('SELLING NOW!')).toHaveCount(0);
  });
});

test.describe('the poll', () => {
  test('changes nothing on the page while responses repeat', async ({ page }) => {
    const engine = await openWith(page, '/sales/');
    engine.response = { statuses: { [sale]: 'live' } };
    await nextPoll(page, engine);
    await expect(card(page).getByText('SELLING NOW!')).toBeVisible();
    const changes = await page.evaluateHandle(() => {
      const seen: string[] = [];
      new MutationObserver((records) => {
        const ofPage = records.filter(({ target }) => target.parentElement?.closest('[role=timer]') === null);
        seen.push(...ofPage.map(({ type, target }) => `${type} ${target.nodeName}`));
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      return seen;
    });
    for (let polls = 0; polls < 4; polls += 1) await nextPoll(page, engine);
    expect(await changes.jsonValue()).toEqual([]);
  });

  test('sends as few requests from two tabs as from one, and updates both', async ({ page, context }) => {
    // A second tab has to be hydrated, for which its clock has to run.
    const readTimes = await recordPolls(page);
    const engine = await openRunning(page, '/sales/');
    const second = await context.newPage();
    const readTimesOfSecond = await recordPolls(second);
    await followClock(second);
    await serveStatuses(second, () => engine.response);
    await openPage(second, '/sales/');
    await respondOnceStored(page, second);
    await respondOnceStored(second, page);
    engine.response = { statuses: { [sale]: 'live' } };
    await windBoth(page, 16_000);
    for (const tab of [page, second]) await expect(card(tab).getByText('SELLING NOW!')).toBeVisible();
    await windBoth(page, 60_000);
    const requests = [...(await readTimes()), ...(await readTimesOfSecond())].sort((a, b) => a - b);
    expect(requests.length).toBeGreaterThanOrEqual(4);
    const gaps = requests.slice(1).map((at, index) => at - (requests[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(15_000 - stepMs);
  });

  test('sends no request from a hidden page, and one as soon as it is visible again', async ({ page }) => {
    const engine = await openWith(page, '/sales/');
    const before = engine.requestedAt.length;
    await hide(page, true);
    await page.clock.runFor(120_000);
    expect(engine.requestedAt).toHaveLength(before);
    await hide(page, false);
    await page.clock.runFor(100);
    await expect.poll(() => engine.requestedAt.length).toBe(before + 1);
    await waitForPoll(page);
    // Within the interval it waits.
    await hide(page, true);
    await hide(page, false);
    await page.clock.runFor(10_000);
    expect(engine.requestedAt).toHaveLength(before + 1);
  });

  test('sends no request without a network, and one as soon as it is back', async ({ page, context }) => {
    const engine = await openWith(page, '/sales/');
    const before = engine.requestedAt.length;
    await context.setOffline(true);
    await page.clock.runFor(120_000);
    expect(engine.requestedAt).toHaveLength(before);
    await context.setOffline(false);
    await page.clock.runFor(100);
    await expect.poll(() => engine.requestedAt.length).toBe(before + 1);
  });

  test('retries a bad response after the usual interval', async ({ page }) => {
    const engine = await openWith(page, '/sales/');
    for (const failure of ['refused', 'cut off', 'garbage'] as const) {
      engine.response = { failure };
      await nextPoll(page, engine);
    }
    engine.response = { statuses: { [sale]: 'live' } };
    await nextPoll(page, engine);
    await expect(card(page).getByText('SELLING NOW!')).toBeVisible();
  });
});
