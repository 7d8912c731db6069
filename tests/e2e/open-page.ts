import type { Page } from '@playwright/test';

/** Path, in the state that React stores on the root element, of the flag that is true until the page is hydrated. */
const dehydrated = ['stateNode', 'current', 'memoizedState', 'isDehydrated'];

/**
 * Waits until React has hydrated all of the page, and deferred work has begun. The network may be idle long before: on
 * a busy processor, scripts have arrived but wait to be run.
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

/** Opens a page like a first visit, and waits until it is complete and hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await waitUntilHydrated(page);
}

/** Reloads the page, and waits until it is complete and hydrated. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' });
  await waitUntilHydrated(page);
}
