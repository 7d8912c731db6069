import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ensureBuilt } from '../../src/commands/ensure-built';
import { chromiumFlags } from '../tooling/chromium-flags';
import { findChromium } from '../tooling/chromium';
import { configureTestServers } from '../tooling/test-server-config';
import { servePublic } from './serve-public';
import { runMain } from '../../src/lib/node/run-main';

/** Target for the 75th percentile, in milliseconds. */
const targetMs = 60;

/** Opens the list, scrolls to a sale, waits until its page has been prefetched, and returns the sale's path. */
async function openList(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/sales/`, { waitUntil: 'networkidle' });
  await page.locator('main [href^="/auctions/"]').first().scrollIntoViewIfNeeded();
  const ahead = await page.waitForFunction(() => {
    const data = document.querySelector('link[rel=prefetch][href^="/page-data/auctions/"]');
    return data?.getAttribute('href')?.replace(/^\/page-data(.*)page-data\.json$/, '$1');
  });
  await page.waitForLoadState('networkidle');
  return (await ahead.jsonValue()) ?? '';
}

/** Duration of a press, in milliseconds. */
const pressMs = 80;

declare global {
  interface Window {
    /** Milliseconds from the end of the press until the next page is on the screen. */
    stepMs?: Promise<number>;
  }
}

/** Runs in the page: waits for a press, and then for the first paint of another heading. */
function watchStep(): void {
  const heading = document.querySelector('h1');
  window.stepMs = new Promise((resolve) => {
    window.addEventListener(
      'click',
      ({ timeStamp }) => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('renderTime' in entry) resolve(Number(entry.renderTime) - timeStamp);
        }).observe({ type: 'element' });
        new MutationObserver((_, observer) => {
          const next = document.querySelector('h1');
          if (next === null || next === heading) return;
          observer.disconnect();
          next.setAttribute('elementtiming', 'heading');
        }).observe(document.body, { childList: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
}

/** Follows a link as a visitor does, and returns the milliseconds until the new page is painted. */
async function timeStep(page: Page, to: string): Promise<number> {
  await page.evaluate(watchStep);
  await page.locator(`main [href="${to}"]`).first().click({ delay: pressMs });
  return page.evaluate(() => window.stepMs ?? NaN);
}

/**
 * Replaces the current page with the HTML of another one, without its scripts, and returns the milliseconds until it is
 * painted: no navigation can be faster in this browser, whatever renders it.
 */
async function timeHtml(page: Page, to: string): Promise<number> {
  await page.evaluate(watchStep);
  await page.evaluate(async (target) => {
    const html = await (await fetch(target)).text();
    const next = new DOMParser().parseFromString(html, 'text/html');
    const [sheets, content] = [
      [...next.querySelectorAll('style')].map((sheet) => sheet.outerHTML),
      next.querySelector('#___gatsby'),
    ];
    window.addEventListener(
      'click',
      () => {
        document.head.insertAdjacentHTML('beforeend', sheets.join(''));
        document.querySelector('#___gatsby')?.replaceWith(content ?? '');
      },
      { once: true },
    );
  }, to);
  await page.mouse.click(1, 1, { delay: pressMs });
  return page.evaluate(() => window.stepMs ?? NaN);
}

function print(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => String(Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? NaN));
  console.log(
    `${name.padEnd(12)}median ${at(0.5)} ms, 75th percentile ${at(0.75)} ms, of ${String(times.length)}`,
  );
}

/** Measures navigations from the list of sales to a prefetched sale, each in a browser without a cache. */
async function main(args: readonly string[]): Promise<void> {
  const runs = Number(args[0] ?? 20);
  if (!(Number.isInteger(runs) && runs > 0))
    throw new Error('Write, for example: npm run bench:navigation -- 20');
  const servers = await configureTestServers(process.env);
  if (!(await ensureBuilt(process.env, servers))) throw new Error('The site could not be built.');
  const host = await servePublic(path.resolve('public'), servers.port);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] });
  try {
    const [steps, limits]: [number[], number[]] = [[], []];
    for (let run = 0; run < runs; run++)
      for (const [times, time] of [
        [steps, timeStep],
        [limits, timeHtml],
      ] as const) {
        // Without its policy, a page accepts HTML from the benchmark.
        const context = await browser.newContext({ locale: 'en-CA', bypassCSP: true });
        const page = await context.newPage();
        times.push(await time(page, await openList(page, servers.siteOrigin)));
        await context.close();
      }
    print('Steps', steps);
    print('HTML alone', limits);
    console.log(`The 75th percentile of steps is to be at most ${String(targetMs)} ms.`);
  } finally {
    await browser.close();
    await host.close();
  }
}

runMain(main);
