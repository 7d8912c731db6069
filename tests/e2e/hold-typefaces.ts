import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests';

/** How long a browser lets an optional typeface replace the one that a page was laid out with, in milliseconds. */
const blockPeriod = 100;

/**
 * Keeps typefaces waiting until a browser no longer lets them replace their fallback. They are let through by what this
 * gives back, which is to be called when the page is hydrated.
 */
export async function holdTypefaces(page: Page): Promise<() => Promise<void>> {
  const letThrough = await holdRequests(page, '**/*.woff2');
  return async () => {
    await page.evaluate((ms) => new Promise((over) => setTimeout(over, ms)), blockPeriod);
    letThrough();
  };
}
