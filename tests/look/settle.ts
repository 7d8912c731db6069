import type { Page } from '@playwright/test';

/** Time limit for what opens, closes or loads after a step. */
const restMs = 300;
const patienceMs = 8000;

/**
 * Returns whether the fonts and all pictures with a size have loaded. It returns at once, since a page without scripts
 * cannot wait.
 */
function isComplete(): boolean {
  // Fonts start to load only when the page is laid out.
  document.body.getBoundingClientRect();
  return (
    document.fonts.status === 'loaded' &&
    [...document.images].every((image) => image.complete || image.getClientRects().length === 0)
  );
}

/**
 * Waits for what is loading in the page and its frames, up to a time limit: a slide out of sight, for example, never
 * loads.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(restMs);
  const end = Date.now() + patienceMs;
  const complete = async () =>
    (await Promise.all(page.frames().map((frame) => frame.evaluate(isComplete)))).every(Boolean);
  while (!(await complete()) && Date.now() < end) await page.waitForTimeout(100);
}

/** Scrolls through the page once, so that parts that load near the window have loaded, and returns to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: window.innerHeight,
  }));
  for (let top = step; top < height + step; top += step) {
    await page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
    }, top);
    await page.waitForTimeout(50);
  }
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
