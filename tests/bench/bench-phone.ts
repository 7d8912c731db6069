import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBuilt } from '../../src/commands/ensure-built';
import { largestPages, readPages, type BuiltPage } from '../built/built-site';
import { findChromium } from '../tooling/chromium';
import { chromiumFlags } from '../tooling/chromium-flags';
import { configureTestServers } from '../tooling/test-server-config';
import { installLighthouse, runLighthouse } from './lighthouse';
import { copyWithoutScripts } from './copy-without-scripts';
import { observePage } from './observe-page';
import { readPhoneOptions } from './phone-options';
import { benchmarkLine, phoneTable, type PageRuns } from './phone-table';
import { servePublic } from './serve-public';
import { runMain } from '../../src/lib/node/run-main';

/** Returns the largest page of each template; for sales, a live one if there is one, since it does the most. */
function choosePages(templates: readonly string[]): BuiltPage[] {
  const all = readPages();
  const live = all.find(({ template, html }) => template === 'sale' && html.includes('View Bidding'));
  const pages = largestPages(all).map((page) => (page.template === 'sale' ? (live ?? page) : page));
  const unknown = templates.filter((name) => !pages.some(({ template }) => template === name));
  if (unknown.length > 0)
    throw new Error(
      `No page has the template ${unknown.join(', ')}. There are ${pages.map(({ template }) => template).join(', ')}.`,
    );
  return pages.filter(({ template }) => templates.length === 0 || templates.includes(template));
}

type Measure = (origin: string, page: BuiltPage, runs: PageRuns['page'], own: boolean) => Promise<void>;

/** Measures each page and its baseline in turn, so that both run under the same load. */
async function measureInTurn(
  pages: readonly BuiltPage[],
  runs: number,
  [site, baseline]: readonly [string, string],
  measure: Measure,
): Promise<PageRuns[]> {
  const measured = pages.map((page) => ({
    page,
    own: { lighthouse: [], observed: [] },
    baseline: { lighthouse: [], observed: [] },
  }));
  for (let run = 0; run < runs; run++) {
    for (const { page, ...of } of measured) {
      console.error(`Run ${String(run + 1)} of ${String(runs)}: ${page.template}`);
      await measure(site, page, of.own, true);
      await measure(baseline, page, of.baseline, false);
    }
  }
  return measured.map(({ page: { template }, own, baseline: without }) => ({
    template,
    page: own,
    baseline: without,
  }));
}

/** Opens pages like a slow phone, and for comparison the same pages without scripts. */
async function main(args: readonly string[]): Promise<void> {
  const { runs, slowdowns, templates, quick } = readPhoneOptions(args);
  const servers = await configureTestServers(process.env);
  if (!(await ensureBuilt(process.env, servers))) throw new Error('The site could not be built.');
  const pages = choosePages(templates);
  if (!quick) await installLighthouse();
  const executablePath = await findChromium();
  const publicDir = path.resolve('public');
  const baselineDir = await copyWithoutScripts(
    publicDir,
    pages.map((page) => page.path),
  );
  const hosts = await Promise.all([
    servePublic(publicDir, servers.port),
    servePublic(baselineDir, servers.enginePort),
  ]);
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    for (const slowdown of slowdowns) {
      const origins = [servers.siteOrigin, servers.engineOrigin] as const;
      const measured = await measureInTurn(pages, runs, origins, async (origin, page, into, own) => {
        const url = origin + page.path;
        if (!quick) into.lighthouse.push(await runLighthouse(executablePath, url, slowdown, own));
        into.observed.push(await observePage(browser, url, slowdown, own));
      });
      const times = 'medians, times in milliseconds';
      console.log(`\nProcessor ${String(slowdown)} times slower, ${String(runs)} runs, ${times}`);
      console.log(phoneTable(measured));
      if (!quick) console.log(benchmarkLine(measured));
    }
  } finally {
    await browser.close();
    await Promise.all(hosts.map((host) => host.close()));
    await rm(baselineDir, { recursive: true });
  }
}

runMain(main);
