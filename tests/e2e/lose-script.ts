import type { Page } from '@playwright/test';

/** Lets the scripts that hold some words be lost on their way, as on a line that breaks; page.unroute lets them pass. */
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
