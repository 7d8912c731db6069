import type { Page } from '@playwright/test';

/** Has the visitor answered the question about cookies before, so that nothing asks it over the pages. */
export async function acceptCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.cookie = 'CookieConsent=accepted; path=/';
  });
}
