import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { readChunkMap } from '../../src/app/router/chunk-map';
import { waitUntilHydrated } from './hydrated';
import { follow } from './follow';
import { openPage } from './open-page';
import { company } from '../tooling/company';
import { integrityOf } from '../../src/build/webpack/script-integrity';
import { test } from './test';

declare global {
  interface Window {
    altered?: boolean;
  }
}

const chunks = readChunkMap(JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')));

/** Serves a chunk's own script with code that somebody has added. */
async function alter(page: Page, chunk: string): Promise<void> {
  const script = chunks[chunk]?.findLast((file) => file.endsWith('.js'));
  if (script === undefined) throw new Error(`The build has no chunk ${chunk}`);
  await page.route(`**${script}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.altered=true` });
  });
}

/** Resolves when the browser has refused a script because of its hash. */
async function refusal(page: Page): Promise<void> {
  await page.waitForEvent('console', (message) => message.text().includes('valid digest'));
}

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

async function isAltered(page: Page): Promise<boolean> {
  return page.evaluate(() => window.altered === true);
}

async function expectMenuWorks(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: company.name, exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'Prairie farmland, sold in the open.',
  );
}

// A page that is being left may still request a script.
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'wait' });
});

test('a script that loads later is refused if it was altered, and the page keeps working', async ({
  page,
}) => {
  const documents = countDocuments(page);
  await alter(page, 'poll');
  const refused = refusal(page);
  await openPage(page, '/subscribe/');
  await waitUntilHydrated(page);
  await refused;
  expect([await isAltered(page), documents()]).toEqual([false, 1]);
  await expectMenuWorks(page);
});

const template = 'component---src-templates-testimonials-testimonials-template-tsx';

test('the altered script of the next page is refused; the browser loads that page, and reloads once', async ({
  page,
}) => {
  await openPage(page, '/subscribe/');
  await waitUntilHydrated(page);
  const documents = countDocuments(page);
  await alter(page, template);
  const refused = refusal(page);
  await follow(page, '/testimonials/');
  await refused;
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'From people who sold and bought',
  );
  await page.waitForLoadState('networkidle');
  expect(await isAltered(page)).toBe(false);
  expect(documents()).toBeLessThanOrEqual(2);
  await expectMenuWorks(page);
});

test('a page whose first scripts were altered can be read, and is reloaded once', async ({ page }) => {
  const documents = countDocuments(page);
  await alter(page, 'app');
  await page.goto('/testimonials/');
  await expect.poll(documents).toBe(2);
  await page.waitForLoadState('networkidle');
  expect([await isAltered(page), documents()]).toEqual([false, 2]);
  await expectMenuWorks(page);
});

/** Adds a script of the site to a page, as another script could; returns the outcome. */
async function addScript(page: Page, src: string, integrity: string): Promise<string> {
  return page.evaluate(
    (properties) =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        for (const outcome of ['load', 'error'])
          script.addEventListener(outcome, () => {
            resolve(outcome);
          });
        document.head.append(Object.assign(script, { ...properties, crossOrigin: '' }));
      }),
    { src, integrity },
  );
}

test('a script without a hash is refused, even if it belongs to the site', async ({ page }) => {
  await openPage(page, '/subscribe/');
  await waitUntilHydrated(page);
  const script = chunks['search-index']?.find((file) => file.endsWith('.js')) ?? '';
  expect(await addScript(page, script, '')).toBe('error');
  expect(await addScript(page, script, integrityOf(script))).toBe('load');
});
