import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { largestPages, readPages } from '../built/built-site';

/** Bytes as they are transferred, answers' headers included. */
const scriptBudget = 105_000;
const fontBudget = { files: 2, bytes: 40_000 };
const widths = [320, 412, 1023, 1280];

/** What a page asked for, what it weighed and what it said while it loaded. */
async function watch(page: Page) {
  const requests: { url: string; type: string }[] = [];
  const complaints: string[] = [];
  const types = new Map<string, string>();
  const weights = { Script: 0, Font: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === 'Script' || type === 'Font') weights[type] += encodedDataLength;
  });
  page.on('request', (request) => requests.push({ url: request.url(), type: request.resourceType() }));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return { requests, complaints, weights };
}

for (const { template, path } of largestPages(readPages())) {
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
      expect(ofType('stylesheet')).toEqual([]);
      expect(ofType('font').length).toBeLessThanOrEqual(fontBudget.files);
      expect(weights.Font).toBeLessThanOrEqual(fontBudget.bytes);
      expect(weights.Script).toBeGreaterThan(0);
      expect(weights.Script).toBeLessThanOrEqual(scriptBudget);
    });

    test('is accessible and fits at every width', async ({ page }) => {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => [width, id, nodes.map(({ html }) => html)])).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([width, Math.max(0, overflow)]).toEqual([width, 0]);
      }
    });
  });
}
