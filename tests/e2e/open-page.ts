import type { Page } from '@playwright/test';

/** Whether a part of the page still waits for React, in what React keeps of its root on the element itself. */
const dehydrated = ['stateNode', 'current', 'memoizedState', 'isDehydrated'];

/**
 * Waits until React has taken over all of the page, and what was put off until then has begun. The network may be idle
 * long before: on a busy processor the scripts have arrived, and wait to be run.
 */
async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction((path) => {
    const root = document.getElementById('___gatsby') ?? {};
    const container: unknown = Object.entries(root).find(([name]) =>
      name.startsWith('__reactContainer'),
    )?.[1];
    const inner = (value: unknown, name: string): unknown =>
      value instanceof Object ? Reflect.get(value, name) : undefined;
    return path.reduce(inner, container) === false;
  }, dehydrated);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve);
      }),
  );
}

/** Opens a page of the shell as a first visit does, and waits until it is complete and answers. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await waitUntilHydrated(page);
}

/** Loads the page again, and waits until it is complete and answers. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' });
  await waitUntilHydrated(page);
}
