import type { Browser, CDPSession, Locator, Page } from '@playwright/test';

export interface Observation {
  /** Largest contentful paint, in milliseconds. */
  readonly lcp: number;
  readonly longTasks: number;
  /** Total blocking time: over 50 ms of each task of the main thread, from the first contentful paint on, in milliseconds. */
  readonly blocked: number;
  /** The total time of the main thread, in milliseconds of the slowed processor. */
  readonly mainThread: number;
  /** The longest time from a press to the next paint, in milliseconds; null if nothing was pressed. */
  readonly inp: number | null;
}

/** A phone on a mobile connection. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Milliseconds without a task over 50 ms after which the page has settled. */
const restMs = 2000;

interface Watched {
  lcp: number;
  tasks: { start: number; duration: number }[];
  inp: number;
}

declare global {
  interface Window {
    watched?: Watched;
  }
}

/** Runs in the page. */
function watch(): void {
  const watched: Watched = { lcp: 0, tasks: [], inp: 0 };
  window.watched = watched;
  new PerformanceObserver((list) => {
    watched.lcp = list.getEntries().at(-1)?.startTime ?? watched.lcp;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      watched.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const presses: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0)
        watched.inp = Math.max(watched.inp, entry.duration);
  }).observe(presses);
}

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    (rest) =>
      performance.now() - Math.max(0, ...(window.watched?.tasks ?? []).map((t) => t.start + t.duration)) >
      rest,
    restMs,
    { polling: 200 },
  );
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Presses a button by its position: Playwright's own tap makes the page check its target during the measured press. */
async function tap(page: Page, button: Locator): Promise<void> {
  await button.tap({ trial: true });
  const box = await button.boundingBox();
  if (box === null) throw new Error(`There is nothing to press: ${String(button)}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Presses ten times on controls that every page has in its header and footer; a page without them, such as a wall
 * screen, gets no presses.
 */
async function press(page: Page): Promise<boolean> {
  if ((await page.getByRole('button', { name: 'Menu', exact: true }).count()) === 0) return false;
  const declineButton = page.getByRole('button', { name: 'Decline' });
  if ((await declineButton.count()) > 0) await tap(page, declineButton);
  const names = [
    'Menu',
    'Buy Land menu',
    'Sell Land menu',
    'More',
    'Close menu',
    'Account',
    'Account',
    'Search',
    'Close search',
  ];
  for (const name of names) {
    await tap(page, page.getByRole('banner').getByRole('button', { name, exact: true }).first());
    // Content that a menu loads would move the next button away under the press.
    await page.waitForFunction(() => document.querySelector('header nav [role=status]') === null);
  }
  // The next paint after the last press.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  return true;
}

/**
 * Opens a page like a phone and observes it until it has settled, then presses ten times.
 *
 * @param slowdown Factor by which the processor is slowed.
 */
export async function observePage(
  browser: Browser,
  url: string,
  slowdown: number,
  presses: boolean,
): Promise<Observation> {
  const context = await browser.newContext({ ...phone, locale: 'en-CA' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', connection);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'load' });
    await settle(page);
    const mainThread = (await taskSeconds(session)) * 1000;
    const { lcp, fcp, tasks } = await page.evaluate(() => ({
      lcp: window.watched?.lcp ?? 0,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      tasks: window.watched?.tasks ?? [],
    }));
    const pressed = presses && (await press(page));
    const inp = pressed ? await page.evaluate(() => window.watched?.inp ?? 0) : null;
    const blocked = tasks
      .map(({ start, duration }) => start + duration - Math.max(start, fcp) - 50)
      .reduce((sum, over) => sum + Math.max(0, over), 0);
    return { lcp, longTasks: tasks.length, blocked, mainThread, inp };
  } finally {
    await context.close();
  }
}
