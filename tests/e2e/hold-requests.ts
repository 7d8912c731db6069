import type { Page } from '@playwright/test';

/** Holds requests back by their address, until the returned function lets them through. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
