import { expect, type Page, type Route } from '@playwright/test';

const statusesUrl = '**/api/sale-statuses';

/** The endpoint's response at a moment, or its failure. */
export type StatusesResponse =
  | {
      /** The engine's status by slug. */
      readonly statuses: Readonly<Record<string, string>>;
      /** Age of the data when the response is sent. */
      readonly ageSeconds?: number;
    }
  | { readonly failure: 'refused' | 'cut off' | 'garbage' };

async function presentTime(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}

/** The page that sent the request has been left or closed. */
async function abandon(route: Route): Promise<void> {
  await route.abort().catch(() => undefined);
}

async function fulfill(route: Route, response: StatusesResponse, now: number): Promise<void> {
  if ('failure' in response) {
    if (response.failure === 'cut off') await route.abort('connectionreset');
    else if (response.failure === 'refused') await route.fulfill({ status: 503, body: '{}' });
    else await route.fulfill({ contentType: 'application/json', body: '{"data":[{"slu' });
    return;
  }
  const data = Object.entries(response.statuses).map(([slug, saleStatus]) => ({ slug, saleStatus }));
  const madeAt = now - (response.ageSeconds ?? 0) * 1000;
  await route.fulfill({
    json: { data },
    headers: { date: new Date(now).toUTCString(), 'last-modified': new Date(madeAt).toUTCString() },
  });
}

/**
 * Responds to the page's polls from now on.
 *
 * @param respond Returns the response at a moment in milliseconds by the clock of the server.
 * @returns The times of the page's requests, by that clock; the list grows.
 */
export async function serveStatuses(
  page: Page,
  respond: (now: number) => StatusesResponse,
  clockOffsetMs = 0,
): Promise<readonly number[]> {
  const requestedAt: number[] = [];
  await page.route(statusesUrl, async (route) => {
    try {
      const now = (await presentTime(page)) + clockOffsetMs;
      requestedAt.push(now);
      await fulfill(route, respond(now), now);
    } catch {
      await abandon(route);
    }
  });
  return requestedAt;
}

/**
 * Stops the page's clock, so that it moves only when the test advances it: otherwise a test on a slow machine would see
 * changes and polls that it did not expect. To be called once the page is ready.
 */
export async function stopClock(page: Page): Promise<void> {
  // The clock runs on during this call; a time that has passed by then is rejected.
  await expect(async () => {
    await page.clock.pauseAt((await presentTime(page)) + 200);
  }).toPass();
}

/**
 * Gives the page, whose clock is set, the server's time from that clock. For a further tab: the clock is set for all
 * tabs of a context.
 */
export async function followClock(page: Page, clockOffsetMs = 0): Promise<void> {
  await page.route('**/webpack.stats.json', async (route) => {
    try {
      const response = await route.fetch();
      const now = (await presentTime(page)) + clockOffsetMs;
      await route.fulfill({
        response,
        headers: { ...response.headers(), date: new Date(now).toUTCString() },
      });
    } catch {
      await abandon(route);
    }
  });
  await serveStatuses(page, () => ({ statuses: {} }), clockOffsetMs);
}

/**
 * Sets the page's clock to the instant, from which it runs on, and the server's to the same: the site follows the
 * server's clock as its responses give it. The engine reports no sale, so that the clock decides. To be called
 * before the page is opened.
 *
 * @param server The server's clock, if it is to differ.
 */
export async function setClock(page: Page, instant: string, server = instant): Promise<void> {
  await page.clock.install({ time: new Date(instant) });
  await followClock(page, Date.parse(server) - Date.parse(instant));
}
