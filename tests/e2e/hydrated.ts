import type { Page } from '@playwright/test';

/** Waits until React has taken the page over, for which it has the script of the template: from then on it answers presses. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('___gatsby');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}
