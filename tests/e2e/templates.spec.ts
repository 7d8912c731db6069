import { expect, test, type Page } from '@playwright/test';
import { hasShell, largestPages, readPages } from '../built/built-site';
import { violationsIn } from './axe';
import { statesAt } from './shell-states';

/** Bytes as they are transferred; headers count in the first flight of a page, not for what comes after it. */
const scriptBudget = 105_000;
const fontBudget = { files: 2, bytes: 40_000 };
const widths = [320, 412, 1023, 1280];
/** The dock's own sheet. */
const lazySheets = 1;

/** What a page asked for, what that weighed and what it said while it loaded. */
async function watch(page: Page) {
  const requests: { url: string; type: string }[] = [];
  const complaints: string[] = [];
  const files = new Map<string, { type: string; askedAt: number; headBytes: number; bytes: number }>();
  let loadedAt = Infinity;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Page.enable');
  session.on('Network.requestWillBeSent', ({ requestId, type = '', timestamp }) => {
    files.set(requestId, { type, askedAt: timestamp, headBytes: 0, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const file = files.get(requestId);
    if (file !== undefined) file.headBytes = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file !== undefined) file.bytes = encodedDataLength - file.headBytes;
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  page.on('request', (request) => requests.push({ url: request.url(), type: request.resourceType() }));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  /** Bytes of a type in all, and of those that were asked for before the page had loaded. */
  function weigh(type: string) {
    const ofType = [...files.values()].filter((file) => file.type === type);
    const sum = (some: typeof ofType) => some.reduce((total, { bytes }) => total + bytes, 0);
    return { all: sum(ofType), first: sum(ofType.filter(({ askedAt }) => askedAt < loadedAt)) };
  }
  return { requests, complaints, weigh };
}

for (const page of largestPages(readPages())) {
  const { template, path } = page;
  const states = hasShell(page) ? statesAt : () => [];
  test.describe(`${template}, ${path}`, () => {
    test('loads from its own host, within the budgets and without complaint', async ({ page, baseURL }, {
      annotations,
    }) => {
      const { requests, complaints, weigh } = await watch(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const [scripts, fonts] = [weigh('Script'), weigh('Font')];
      annotations.push(
        { type: 'budget: script bytes before load', description: String(scripts.first) },
        { type: 'budget: script bytes without a press', description: String(scripts.all) },
        { type: 'budget: font bytes', description: String(fonts.all) },
      );
      const ofType = (wanted: string) => requests.filter(({ type }) => type === wanted);
      expect(complaints).toEqual([]);
      expect(requests.filter(({ url }) => !url.startsWith(`${baseURL}/`))).toEqual([]);
      // The styles of what opens, after the page stands; none blocks it.
      expect(ofType('stylesheet').length).toBeLessThanOrEqual(1 + lazySheets);
      expect(ofType('font').length).toBeLessThanOrEqual(fontBudget.files);
      expect(fonts.all).toBeLessThanOrEqual(fontBudget.bytes);
      expect(scripts.first).toBeGreaterThan(0);
      expect(scripts.first).toBeLessThanOrEqual(scriptBudget);
    });

    test('is accessible and fits at every width', async ({ page }) => {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violationsIn(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([width, Math.max(0, overflow)]).toEqual([width, 0]);
      }
    });

    if (!hasShell({ template })) return;
    test('is accessible with each menu and panel open', async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const { name, part, open, close } of states(width)) {
          await open(page);
          expect([width, name, await violationsIn(page, part)]).toEqual([width, name, []]);
          await close(page);
        }
      }
    });
  });
}
