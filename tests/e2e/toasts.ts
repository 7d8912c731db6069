import type { Locator, Page } from '@playwright/test';

/** The region with the toasts. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' });
}

/** Slows the timer of every toast a thousand times, so that it does not run out on a slow machine. */
export async function slowDownToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || target.role !== 'progressbar') return;
      for (const animation of target.getAnimations()) animation.playbackRate = 0.001;
    });
  });
}
