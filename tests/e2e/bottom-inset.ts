import type { Page } from '@playwright/test';

/**
 * Returns the space that the end of the page reserves for the bars at the foot of the window; empty before it is
 * measured.
 */
export function bottomInset(page: Page): Promise<string> {
  return page
    .getByRole('contentinfo')
    .evaluate((footer) => getComputedStyle(footer).getPropertyValue('--inset').trim());
}
