import type { Page } from '@playwright/test';

/** Stores an earlier answer to the cookie notice, so that it does not cover the pages. */
export async function acceptCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.cookie = 'CookieConsent=accepted; path=/';
  });
}
