import type { Page } from '@playwright/test';

/** The room that the end of the page keeps for what stands at the foot of the window; empty before it is measured. */
export function bottomInset(page: Page): Promise<string> {
  return page
    .getByRole('contentinfo')
    .evaluate((footer) => getComputedStyle(footer).getPropertyValue('--inset').trim());
}
