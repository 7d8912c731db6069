import type { Page } from '@playwright/test';

/**
 * Sets the page's clock to the instant, from which it runs on, and the server's to the same: the site follows the
 * server's clock as its first answer tells it. To be called before the page is opened.
 */
export async function setClock(page: Page, instant: string): Promise<void> {
  const time = new Date(instant);
  await page.clock.install({ time });
  await page.route('**/chunks.json', async (route) => {
    const answer = await route.fetch();
    const now = await page.evaluate(() => Date.now());
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), date: new Date(now).toUTCString() },
    });
  });
}
