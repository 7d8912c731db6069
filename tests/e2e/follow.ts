import { expect, type Page } from '@playwright/test';
import { waitUntilHydrated } from './hydrated';

declare global {
  interface Window {
    ___navigate?: (path: string, options?: { readonly state: object }) => void;
  }
}

/** Goes to an address by the site's own router, like a link. */
export async function follow(page: Page, path: string, state: object = {}): Promise<void> {
  await waitUntilHydrated(page);
  await page.evaluate(
    ([to, options]) => {
      window.___navigate?.(to, options);
    },
    [path, { state }] as const,
  );
  await expect(page).toHaveURL(path);
}
