import { expect } from '@playwright/test';
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

// Playwright turns the cache off, since its own scripts do not survive a page that comes back.
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
    args: [...chromiumFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const live = '/auctions/clear-prairie-quarters/';
const paths = new Set([live, ...largestPages(readPages()).map(({ path }) => path)]);

test.describe('Back from another site shows a page at once, from memory', () => {
  for (const path of paths) {
    test(path, async ({ page }) => {
      await openPage(page, path);
      await page.evaluate(() => {
        window.keptPage = true;
      });
      await page.goto('/robots.txt');
      // The page does not load, so there is no load to wait for.
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => window.keptPage)).toBe(true);
    });
  }
});
