import { expect, type Page } from '@playwright/test';
import { largestPages, readPages } from '../built/built-site';
import { chromiumFlags } from '../tooling/chromium-flags';
import { openPage } from './open-page';
import { test } from './test';

declare global {
  interface Window {
    /** A mark that lasts as long as the page is kept in memory. */
    keptPage?: boolean;
  }
}

// Playwright turns the back/forward cache off, since its own scripts do not survive a restored page. The headless shell
// has no such cache.
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

/** Goes to another page and back, and returns the browser's reasons for not having kept the page; none if it has. */
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
  // The page does not load again, so there is no load event to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect
    .poll(async () => reasons.length > 0 || (await page.evaluate(() => window.keptPage)))
    .toBe(true);
  await session.detach();
  return reasons;
}

// One after another in one window, because opening a window for each would take most of the time.
test('Back from another site shows a page of each template at once, from memory', async ({ page }) => {
  test.setTimeout(300_000);
  for (const path of paths)
    await test.step(path, async () => {
      await openPage(page, path);
      let reasons = await leaveAndReturn(page);
      // Some reasons are not the page's fault, such as a processor so busy that storing the page took too long.
      while (reasons.length > 0 && reasons.every(({ type }) => type === 'Circumstantial')) {
        console.log(`${path} was not kept: ${reasons.map(({ reason }) => reason).join(', ')}`);
        await openPage(page, path);
        reasons = await leaveAndReturn(page);
      }
      expect.soft([path, reasons]).toEqual([path, []]);
    });
});
