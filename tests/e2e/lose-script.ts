import type { Page } from '@playwright/test';

/**
 * Aborts requests for scripts that contain the given text, like a connection that breaks; page.unroute lets them pass.
 */
export async function loseScript(page: Page, words: string): Promise<void> {
  await page.route('**/*.js', async (route) => {
    try {
      const response = await route.fetch();
      if ((await response.text()).includes(words)) await route.abort();
      else await route.fulfill({ response });
    } catch {
      // The test is over.
    }
  });
}
