import { expect, type CDPSession } from '@playwright/test';
import { acceptCookies } from './consent';
import { follow } from './follow';
import { openPage } from './open-page';
import { test } from './test';

const paths = ['/sales/', '/auctions/four-mile-coulee/', '/faq/', '/past-sales/', '/'];
const navigations = 200;

/** What the page holds once all garbage has been collected. */
async function measure(session: CDPSession): Promise<{ readonly nodes: number; readonly heap: number }> {
  // What a first collection finalizes, a second one frees.
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const find = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { nodes: find('Nodes'), heap: find('JSHeapUsedSize') };
}

test('200 navigations leave neither nodes nor memory behind', async ({ page }, { annotations }) => {
  test.setTimeout(120_000);
  await acceptCookies(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await openPage(page, '/');
  // The first rounds load what is kept on purpose, scripts and the data of pages, and have the engine compile it. Heap
  // snapshots after 5, 20 and 100 navigations: of what the next 15 add, and of what the next 80 add, nine tenths are
  // compiled code ("code / system"), which grows ever more slowly; the number of nodes and listeners stays the same from
  // the tenth on, and none is detached. The rest is the browser's own record of entries and resources.
  async function go(times: number): Promise<void> {
    for (let step = 0; step < times; step++) await follow(page, paths[step % paths.length] ?? '/');
    await page.waitForLoadState('networkidle');
  }
  await go(navigations);
  const before = await measure(session);
  await go(navigations);
  const after = await measure(session);
  annotations.push({ type: 'nodes', description: `${String(before.nodes)} to ${String(after.nodes)}` });
  annotations.push({ type: 'heap', description: `${String(before.heap)} to ${String(after.heap)}` });
  expect(after.nodes).toBeLessThanOrEqual(before.nodes);
  expect(after.heap).toBeLessThanOrEqual(before.heap * 1.05);
});
