import { readFileSync } from 'node:fs';
import { expect, type BrowserContext, type Page, type Route } from '@playwright/test';
import { readChunkMap } from '../../src/app/router/chunk-map';
import { waitUntilHydrated } from './hydrated';
import { follow } from './follow';
import { holdRequests } from './hold-requests';
import { openPage } from './open-page';
import { test } from './test';

declare global {
  interface Window {
    keepRejection?: (reason: string) => void;
  }
}

const start = '/subscribe/';
const goal = '/testimonials/';
const goalHeading = 'From people who sold and bought';

async function cutInHalf(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
}

type Fault = readonly [name: string, act: (route: Route) => Promise<void>];

/** Faults that a page can detect for any kind of request. */
const faults: readonly Fault[] = [
  ['is not found', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['is cut off by the network', (route) => route.abort('connectionreset')],
  ['arrives half', cutInHalf],
  ['arrives empty', (route) => route.fulfill({ status: 200, body: '' })],
  [
    'is the page of a captive portal',
    (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in</p>' }),
  ],
];

/** Faults of data. About a script or a sheet, the browser only tells the page that it has failed, not why. */
const faultsOfData: readonly Fault[] = [
  ...faults,
  ['is forbidden', (route) => route.fulfill({ status: 403, body: 'Forbidden' })],
  ['fails on the server', (route) => route.fulfill({ status: 500, body: 'Error' })],
  ['is not available', (route) => route.fulfill({ status: 503, body: 'Busy' })],
  ['is blocked by a filter', (route) => route.abort('blockedbyclient')],
];

/** Returns the address of a chunk's own script, which follows those that it shares with others. */
function scriptOf(chunk: string): RegExp {
  const files = readChunkMap(JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')))[chunk];
  const script = files?.findLast((file) => file.endsWith('.js'));
  if (script === undefined) throw new Error(`The build has no chunk ${chunk}`);
  return new RegExp(`${script}$`);
}

const pageData = 'the data of the page';

/** The resources that can fail, with their faults. */
const resources: readonly (readonly [name: string, address: RegExp, faults: readonly Fault[]])[] = [
  [pageData, /\/page-data\/testimonials\/page-data\.json/, faultsOfData],
  ['the data of the site', /\/page-data\/app-data\.json/, faultsOfData],
  ['the data of the shell', /\/slice-data\/.*\.json/, faultsOfData],
  [
    'the script of the template',
    scriptOf('component---src-templates-testimonials-testimonials-template-tsx'),
    faults,
  ],
  ['a script that loads later', scriptOf('poll'), faults],
  ['the sheet that loads later', /\/deferred-.*\.css/, faults],
];

interface Watched {
  /** Documents that the page has loaded. */
  readonly documents: number;
  /** Unhandled rejections. */
  readonly rejections: readonly string[];
}

async function watch(page: Page): Promise<() => Watched> {
  let documents = 0;
  const rejections: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.exposeFunction('keepRejection', (reason: string) => rejections.push(reason));
  await page.addInitScript(() => {
    window.addEventListener('unhandledrejection', (event) => {
      // After all other listeners.
      setTimeout(() => {
        if (!event.defaultPrevented) window.keepRejection?.(String(event.reason));
      });
    });
  });
  return () => ({ documents, rejections });
}

function goalLink(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' });
}

type Phase = (page: Page, spoil: () => Promise<unknown>, mend: () => Promise<unknown>) => Promise<void>;

const phases: Readonly<Record<string, Phase>> = {
  'when the page is opened': async (page, spoil) => {
    await spoil();
    await page.goto(goal);
  },
  'when a link is followed': async (page, spoil) => {
    await page.goto(start);
    await waitUntilHydrated(page);
    await spoil();
    await goalLink(page).click();
  },
  'when the page is prefetched, but no longer afterwards': async (page, spoil, mend) => {
    await page.goto(start);
    await waitUntilHydrated(page);
    await spoil();
    await goalLink(page).hover();
    await page.waitForLoadState('networkidle');
    await mend();
    await goalLink(page).click();
  },
};

/** Expects the page after at most one reload more than the documents that the visitor requested. */
async function expectPage(
  context: BrowserContext,
  address: RegExp,
  fault: (route: Route) => Promise<void>,
  phase: Phase,
  heading: RegExp,
) {
  const page = await context.newPage();
  const watched = await watch(page);
  await phase(
    page,
    () => page.route(address, fault),
    // A request that is already being spoiled stays spoiled.
    () => page.unrouteAll({ behavior: 'wait' }),
  );
  await expect(page).toHaveURL(goal);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.waitForLoadState('networkidle');
  const { documents, rejections } = watched();
  expect(rejections).toEqual([]);
  expect(documents).toBeLessThanOrEqual(3);
  await page.close();
}

for (const [resource, address, faultsOfIt] of resources) {
  for (const [name, fault] of faultsOfIt) {
    // The error page of the specification, unless the page has been prefetched (see also errors.spec.ts).
    const heading =
      resource === pageData && name === 'fails on the server'
        ? new RegExp(`^(An error has occurred|${goalHeading})$`)
        : new RegExp(`^${goalHeading}$`);
    test(`a page is shown if ${resource} ${name}`, async ({ context }) => {
      await Promise.all(
        Object.entries(phases).map(([when, phase]) =>
          test.step(when, () => expectPage(context, address, fault, phase, heading)),
        ),
      );
    });
  }
}

for (const chunk of ['app', 'component---src-templates-testimonials-testimonials-template-tsx']) {
  test(`a page whose script fails once is hydrated after the reload: ${chunk}`, async ({ page }) => {
    let failed = false;
    await page.route(scriptOf(chunk), (route) => {
      if (failed) return route.continue();
      failed = true;
      return route.abort();
    });
    await page.goto(goal);
    await waitUntilHydrated(page);
    expect(failed).toBe(true);
  });
}

test('a page whose scripts are missing without a connection stays as it is', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
  });
  const watched = await watch(page);
  const script = scriptOf('component---src-templates-testimonials-testimonials-template-tsx');
  await page.route(script, (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
  await page.goto(goal);
  await failed;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(goalHeading);
  expect(watched().documents).toBe(1);
});

test('Back before the scripts of a page have loaded leads to the previous page', async ({ page }) => {
  await openPage(page, start);
  await follow(page, goal);
  const release = await holdRequests(
    page,
    scriptOf('component---src-templates-testimonials-testimonials-template-tsx'),
  );
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(goalHeading);
  // The script that follows steps is running by then.
  await page.waitForFunction(() => '___chunkMapping' in window);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(start);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(goalHeading);
  release();
  await waitUntilHydrated(page);
  await expect(page).toHaveURL(start);
});

test('data that arrives only on the third retry is shown without a reload', async ({ page }) => {
  const watched = await watch(page);
  await openPage(page, start);
  let requests = 0;
  await page.route(/\/page-data\/testimonials\/page-data\.json/, (route) => {
    requests += 1;
    return requests > 3 ? route.continue() : route.fulfill({ status: 503, body: 'Busy' });
  });
  await follow(page, goal);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(goalHeading);
  expect(requests).toBe(4);
  expect(watched()).toEqual({ documents: 1, rejections: [] });
});

test('a visitor is told when the next page takes more than a second, until it is shown', async ({ page }) => {
  await openPage(page, start);
  const letThrough = await holdRequests(page, /\/page-data\/testimonials\/page-data\.json/);
  await goalLink(page).click();
  const notice = page.getByRole('status').filter({ hasText: 'Loading the page…' });
  await expect(notice).toBeVisible();
  letThrough();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(goalHeading);
  await expect(notice).toBeHidden();
});

test('a deploy between two clicks is followed by one reload', async ({ page }) => {
  await openPage(page, start);
  const watched = await watch(page);
  await page.route(/\/page-data\/app-data\.json/, (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'newer' } }),
  );
  await goalLink(page).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(goalHeading);
  await page.waitForLoadState('networkidle');
  expect(watched().documents).toBeLessThanOrEqual(2);
});

test('a visitor who follows a link without a connection gets the page once there is one again', async ({
  page,
  context,
}) => {
  const watched = await watch(page);
  await openPage(page, start);
  await context.setOffline(true);
  const left = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await goalLink(page).click();
  // The browser shows its own page for a lost connection at the address of the page.
  await left;
  await expect(page).toHaveURL(/^chrome-error:/);
  expect(watched().documents).toBe(2);
  await context.setOffline(false);
  await page.reload();
  await expect(page).toHaveURL(goal);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(goalHeading);
  await waitUntilHydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(start);
  expect(watched().rejections).toEqual([]);
});

test('Back without a connection restores the scroll position, although the script that holds it is missing', async ({
  page,
  context,
}) => {
  const watched = await watch(page);
  const holdsPlace = scriptOf('poll');
  await page.route(holdsPlace, (route) => route.abort());
  await openPage(page, '/sales/');
  await page.evaluate(() => {
    window.scrollTo(0, 900);
  });
  await follow(page, '/faq/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await context.setOffline(true);
  const missing = page.waitForEvent('requestfailed', (request) => holdsPlace.test(request.url()));
  await page.goBack();
  await missing;
  await expect(page).toHaveURL('/sales/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  // A page that was reloaded could not navigate.
  await follow(page, '/faq/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Common questions');
  expect(watched()).toEqual({ documents: 1, rejections: [] });
});
