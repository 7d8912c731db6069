import type { Page } from '@playwright/test';

/** Scrolls to a part of the page at once. */
export async function scrollTo(page: Page, part: 'middle' | 'end' | 'start'): Promise<void> {
  await page.evaluate((to) => {
    const { scrollHeight } = document.documentElement;
    const top = { start: 0, middle: scrollHeight / 2, end: scrollHeight }[to];
    window.scrollTo({ top, behavior: 'instant' });
  }, part);
}
