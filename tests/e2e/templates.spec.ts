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

/** What a page asked for, what it weighed and what it said while it loaded. */
async function watch(page: Page) {
  const requests: { url: string; type: string }[] = [];
  const complaints: string[] = [];
  const types = new Map<string, string>();
  const weights = { Script: 0, Font: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const heads = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    heads.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === 'Script' || type === 'Font')
      weights[type] += encodedDataLength - (heads.get(requestId) ?? 0);
  });
  page.on('request', (request) => requests.push({ url: request.url(), type: request.resourceType() }));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return { requests, complaints, weights };
}

for (const page of largestPages(readPages())) {
  const { template, path } = page;
  const states = hasShell(page) ? statesAt : () => [];
  test.describe(`${template}, ${path}`, () => {
    test('loads from its own host, within the budgets and without complaint', async ({ page, baseURL }, {
      annotations,
    }) => {
      const { requests, complaints, weights } = await watch(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      annotations.push(
        { type: 'budget: script bytes', description: String(weights.Script) },
        { type: 'budget: font bytes', description: String(weights.Font) },
      );
      const ofType = (wanted: string) => requests.filter(({ type }) => type === wanted);
      expect(complaints).toEqual([]);
      expect(requests.filter(({ url }) => !url.startsWith(`${baseURL}/`))).toEqual([]);
      // The styles of what opens, after the page stands; none blocks it.
      expect(ofType('stylesheet').length).toBeLessThanOrEqual(1 + lazySheets);
      expect(ofType('font').length).toBeLessThanOrEqual(fontBudget.files);
      expect(weights.Font).toBeLessThanOrEqual(fontBudget.bytes);
      expect(weights.Script).toBeGreaterThan(0);
      expect(weights.Script).toBeLessThanOrEqual(scriptBudget);
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
