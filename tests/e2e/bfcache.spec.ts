import { expect, type Page } from '@playwright/test';
import { largestPages, readPages } from '../built/built-site';
import { chromiumFlags } from '../tooling/chromium-flags';
import { openPage } from './open-page';
import { test } from './test';

declare global {
  interface Window {
    /** Kept in memory while the page is. */
    keptPage?: boolean;
  }
}

// Playwright turns the cache off, since its own scripts do not survive a page that comes back. The headless shell has none.
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
    args: [...chromiumFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const live = '/auctions/clear-prairie-quarters/';
const paths = new Set([live, ...largestPages(readPages()).map(({ path }) => path)]);

interface Reason {
  readonly type: 'Circumstantial' | 'PageSupportNeeded' | 'SupportPending';
  readonly reason: string;
}

/** Goes to another page and back, and returns the browser's reasons for not having kept the page, none where it has. */
async function leaveAndReturn(page: Page): Promise<Reason[]> {
  const reasons: Reason[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations);
  });
  await page.evaluate(() => {
    window.keptPage = true;
  });
  await page.goto('/robots.txt');
  // The page does not load, so there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect
    .poll(async () => reasons.length > 0 || (await page.evaluate(() => window.keptPage)))
    .toBe(true);
  await session.detach();
  return reasons;
}

// One after another in one window: most of the time of each would go to the opening of a window.
test('Back from another site shows a page of each template at once, from memory', async ({ page }) => {
  test.setTimeout(300_000);
  for (const path of paths)
    await test.step(path, async () => {
      await openPage(page, path);
      let reasons = await leaveAndReturn(page);
      // Some reasons are not the page's, such as a processor so busy that the page took too long to be put away.
      while (reasons.length > 0 && reasons.every(({ type }) => type === 'Circumstantial')) {
        console.log(`${path} was not kept: ${reasons.map(({ reason }) => reason).join(', ')}`);
        await openPage(page, path);
        reasons = await leaveAndReturn(page);
      }
      expect.soft([path, reasons]).toEqual([path, []]);
    });
});
