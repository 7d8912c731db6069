import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { largestPages, readPages } from '../built/built-site';
import { openPage } from './open-page';
import { countWork, type PageWork } from './page-work';
import { test } from './test';

declare global {
  interface Window {
    /** Addresses of the scripts in whose task React DOM was evaluated; null for another task. */
    reactDomScripts?: (string | null)[];
  }
}

const file = path.resolve('tests/e2e/page-work.json');
const Ceilings = z.record(
  z.string(),
  z.object({ calls: z.number(), scripts: z.number(), causes: z.record(z.string(), z.number()) }),
);
const ceilings = Ceilings.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Tolerance, so that small changes do not need new numbers; six runs of the same page differed by at most 0.12 %. */
const tolerance = 0.03;

const advice =
  'The scripts of this page do more than before until it has settled, which a slow phone feels. Look for what is ' +
  'rendered, measured or loaded without need (npm run bench:phone shows how long it takes there). If it is worth it, ' +
  'write the new numbers into tests/e2e/page-work.json and say in the commit what they buy.';

/** Describes the values that exceed their ceilings. */
function excesses(work: PageWork, ceiling: PageWork): string[] {
  const counts = [
    { name: 'function calls', now: work.calls, most: Math.ceil(ceiling.calls * (1 + tolerance)) },
    { name: 'scripts', now: work.scripts, most: ceiling.scripts },
    ...Object.entries(work.causes).map(([name, now]) => ({ name, now, most: ceiling.causes[name] ?? 0 })),
  ];
  return counts
    .filter(({ now, most }) => now > most)
    .map(({ name, now, most }) => `${name}: ${String(now)} of at most ${String(most)}`);
}

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

for (const { template, path: at } of largestPages(readPages())) {
  test(`${template}, ${at}, does no more work than its limit`, async ({ page }, { annotations }) => {
    const { work, byScript } = await countWork(page, at);
    annotations.push({ type: 'page work', description: JSON.stringify({ [template]: work }) });
    const most = byScript.slice(0, 5).map(({ script, calls }) => `${script} ${String(calls)}`);
    const ceiling = ceilings[template] ?? { calls: 0, scripts: 0, causes: {} };
    expect(excesses(work, ceiling), `${advice}\nCalls by script: ${most.join(', ')}`).toEqual([]);
  });
}

test('React DOM is evaluated in a separate task from the other scripts', async ({ page }) => {
  await page.addInitScript(() => {
    window.reactDomScripts = [];
    // React DOM reports itself here when it is evaluated. While a script is evaluated, it is the current one.
    const inject = () => window.reactDomScripts?.push(document.currentScript?.getAttribute('src') ?? null);
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { inject, supportsFiber: true } });
  });
  await openPage(page, '/faq/');
  expect(await page.evaluate(() => window.reactDomScripts)).toEqual([null]);
});
