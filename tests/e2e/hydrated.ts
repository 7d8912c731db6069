import type { Page } from '@playwright/test';

/**
 * Waits until React has begun to hydrate the page, which needs the script of the template: from then on it handles
 * presses.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('___gatsby');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}
