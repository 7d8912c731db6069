import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { largestPages, readPages } from '../built/built-site';

const scriptBudget = 105_000;
const widths = [320, 412, 1023, 1280];

/** What a page asked for and said while it loaded. */
function watch(page: Page) {
  const requests: { url: string; type: string }[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push({ url: request.url(), type: request.resourceType() }));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return { requests, complaints };
}

for (const { template, path } of largestPages(readPages())) {
  test.describe(`${template}, ${path}`, () => {
    test('loads from its own host within the budget for scripts and without complaint', async ({
      page,
      baseURL,
    }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const scripts = new Set<string>();
      let bytes = 0;
      session.on('Network.responseReceived', ({ requestId, type }) => {
        if (type === 'Script') scripts.add(requestId);
      });
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (scripts.has(requestId)) bytes += encodedDataLength;
      });
      const { requests, complaints } = watch(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(complaints).toEqual([]);
      expect(requests.filter(({ url }) => !url.startsWith(baseURL ?? ''))).toEqual([]);
      expect(requests.filter(({ type }) => type === 'stylesheet')).toEqual([]);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(scriptBudget);
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
        expect([width, overflow]).toEqual([width, 0]);
      }
    });
  });
}
