import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests';

/**
 * Time in milliseconds during which a browser lets an optional typeface replace the one that a page was laid out with.
 */
const blockPeriod = 100;

/**
 * Holds typefaces back until a browser no longer lets them replace their fallback. The returned function, to be called
 * once the page is hydrated, lets them through.
 */
export async function holdTypefaces(page: Page): Promise<() => Promise<void>> {
  const letThrough = await holdRequests(page, '**/*.woff2');
  return async () => {
    await page.evaluate((ms) => new Promise((over) => setTimeout(over, ms)), blockPeriod);
    letThrough();
  };
}
