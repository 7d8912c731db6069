import type { Page } from '@playwright/test';

/** Keeps requests waiting, by their address, until they are let through by what this gives back. */
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
