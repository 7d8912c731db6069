import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ensureBuilt } from '../../src/commands/ensure-built';
import { chromiumFlags } from '../tooling/chromium-flags';
import { findChromium } from '../tooling/chromium';
import { configureTestServers } from '../tooling/test-server-config';
import { servePublic } from './serve-public';

/** The most that the 75th percentile is to be, in milliseconds. */
const targetMs = 60;

/** Opens the list, waits until the page of a sale has been fetched ahead, and returns the sale's path. */
async function openList(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/sales/`, { waitUntil: 'networkidle' });
  const ahead = await page.waitForFunction(() => {
    const data = document.querySelector('link[rel=prefetch][href^="/page-data/auctions/"]');
    return data?.getAttribute('href')?.replace(/^\/page-data(.*)page-data\.json$/, '$1');
  });
  await page.waitForLoadState('networkidle');
  return (await ahead.jsonValue()) ?? '';
}

/** Follows a link and returns the milliseconds until the picture of the new page. */
async function timeStep(page: Page, to: string): Promise<number> {
  return page.evaluate(
    (target) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>(`main [href="${target}"]`);
        if (link === null) {
          reject(new Error(`There is no link to ${target}.`));
          return;
        }
        const heading = document.querySelector('h1');
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1') === heading) return;
          observer.disconnect();
          // A task after the next frame: by then the page is drawn.
          requestAnimationFrame(() =>
            setTimeout(() => {
              resolve(performance.now() - start);
            }),
          );
        }).observe(document.body, { childList: true, subtree: true });
        link.click();
      }),
    to,
  );
}

/** Measures steps from the list of sales to a sale that was fetched ahead, each in a browser without anything cached. */
async function main(): Promise<void> {
  const runs = Number(process.argv[2] ?? 20);
  if (!(Number.isInteger(runs) && runs > 0))
    throw new Error('Write, for example: npm run bench:navigation -- 20');
  const servers = await configureTestServers(process.env);
  if (!(await ensureBuilt(process.env, servers))) throw new Error('The site could not be built.');
  const host = await servePublic(path.resolve('public'), servers.port);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] });
  try {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({ locale: 'en-CA' });
      const page = await context.newPage();
      times.push(await timeStep(page, await openList(page, servers.siteOrigin)));
      await context.close();
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.ceil(share * times.length) - 1] ?? NaN);
    console.log(`Steps               ${String(times.length)}`);
    console.log(`Median              ${String(at(0.5))} ms`);
    console.log(`75th percentile     ${String(at(0.75))} ms (target ${String(targetMs)})`);
  } finally {
    await browser.close();
    await host.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
