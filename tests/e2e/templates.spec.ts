import { expect, type Page } from '@playwright/test';
import { hasShell, largestPages, readPages } from '../built/built-site';
import { waitUntilHydrated } from './hydrated';
import { isNewAppearance, violationsIn } from './axe';
import { faintTexts } from './faint-texts';
import { holdTypefaces } from './hold-typefaces';
import { layoutFaults } from './layout-faults';
import { openPage } from './open-page';
import { largeStates, smallStates } from './shell-states';
import { layoutShifts } from './layout-shifts';
import { createTextSizer, textFaults } from './text-faults';
import { test } from './test';

/** Limit in transferred bytes; headers count in the first flight of a page, but not for later files. */
const scriptBudget = 105_000;
const fontBudget = { files: 2, bytes: 40_000 };
/** Widths at which a page is checked at rest; those for axe also with each menu and panel open. */
const widths = [320, 390, 412, 768, 1023, 1024, 1280, 1440, 1920];
const smallWidths = [320, 412, 1023];
const largeWidths = [1280];
/** Text sizes in the browser's settings, and the widths at which each is tested. */
const usualText = 16;
const largerTexts = [24, 32];
const textWidths = [320, 390, 1024, 1440];
const axeWidths = [...smallWidths, ...largeWidths];
const themes = [
  { colorScheme: 'light', rules: 'all' },
  { colorScheme: 'dark', rules: 'colours' },
] as const;
/** Templates whose main part is for paper or for large rooms, where text may be small. */
const otherMedia = ['brochure', 'showcase'];
/** The sheets of the dock, of the toasts, and of a part that a page loads itself, such as the map of the list. */
const lazySheets = 3;

/** Records the requests of a page, their sizes and the console messages while it loads. */
async function watch(page: Page) {
  const requests: { url: string; type: string }[] = [];
  const complaints: string[] = [];
  const files = new Map<string, { type: string; headBytes: number; bytes: number | null }>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, type = '' }) => {
    files.set(requestId, { type, headBytes: 0, bytes: null });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const file = files.get(requestId);
    if (file !== undefined) file.headBytes = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file !== undefined) file.bytes = encodedDataLength - file.headBytes;
  });
  page.on('request', (request) => requests.push({ url: request.url(), type: request.resourceType() }));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  /** Returns the bytes of all files of a type so far; null while one is loading. */
  function weigh(type: string): number | null {
    const sizes = [...files.values()].filter((file) => file.type === type).map(({ bytes }) => bytes);
    return sizes.reduce((total, bytes) => (total === null || bytes === null ? null : total + bytes), 0);
  }
  /** Returns the same, once none is loading. */
  async function weighArrived(type: string): Promise<number> {
    const seen = { bytes: weigh(type) };
    await expect.poll(() => (seen.bytes = weigh(type))).not.toBeNull();
    return seen.bytes ?? NaN;
  }
  return { requests, complaints, weighArrived };
}

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

async function faultsOf(page: Page): Promise<string[]> {
  return [...(await layoutFaults(page)), ...(await textFaults(page))];
}

for (const built of largestPages(readPages())) {
  const { template, path } = built;
  test.describe(`${template}, ${path}`, () => {
    test('loads from its own host, within budgets, without console errors or layout shifts', async ({
      page,
      baseURL,
    }, { annotations }) => {
      await setWidth(page, 1440);
      const { requests, complaints, weighArrived } = await watch(page);
      // The page has not loaded without its typeface, so everything that does not wait for the load event comes before
      // it.
      const letLoad = await holdTypefaces(page);
      await page.goto(path, { waitUntil: 'commit' });
      await waitUntilHydrated(page);
      const atFirst = await weighArrived('Script');
      await letLoad();
      await page.waitForLoadState('networkidle');
      const [scripts, fonts] = [await weighArrived('Script'), await weighArrived('Font')];
      annotations.push(
        { type: 'budget: script bytes before load', description: String(atFirst) },
        { type: 'budget: script bytes without a press', description: String(scripts) },
        { type: 'budget: font bytes', description: String(fonts) },
      );
      const ofType = (wanted: string) => requests.filter(({ type }) => type === wanted);
      expect(complaints).toEqual([]);
      expect(requests.filter(({ url }) => !url.startsWith(`${baseURL}/`))).toEqual([]);
      // The styles of parts that open, loaded after the page is shown; none blocks it.
      expect(ofType('stylesheet').length).toBeLessThanOrEqual(1 + lazySheets);
      expect(ofType('font').length).toBeLessThanOrEqual(fontBudget.files);
      expect(fonts).toBeLessThanOrEqual(fontBudget.bytes);
      expect(atFirst).toBeGreaterThan(0);
      expect(atFirst).toBeLessThanOrEqual(scriptBudget);
      expect(await layoutShifts(page)).toEqual(['0.000', []]);
    });

    // One page is loaded and its window resized: a page per width takes four times as long and finds the same.
    test('has no layout shifts and no faint text on a phone, and fits and is accessible in both themes at every width, with menus and dialogs open', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await setWidth(page, 390);
      await openPage(page, path);
      expect(await layoutShifts(page)).toEqual(['0.000', []]);
      if (!otherMedia.includes(template)) expect(await faintTexts(page)).toEqual([]);
      // Pages are checked at rest, so that no fade or slide has to be waited for.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of widths) {
        await setWidth(page, width);
        // Scripts learn about the new width after the styles.
        await expect.poll(async () => [width, await faultsOf(page)]).toEqual([width, []]);
        if (!axeWidths.includes(width)) continue;
        for (const { colorScheme, rules } of themes) {
          await page.emulateMedia({ colorScheme });
          const violations = await violationsIn(page, undefined, rules);
          expect([width, colorScheme, violations]).toEqual([width, colorScheme, []]);
        }
        await page.emulateMedia({ colorScheme: 'light' });
      }
      const setTextSize = await createTextSizer(page);
      for (const px of largerTexts) {
        await setTextSize(px);
        for (const width of textWidths) {
          await setWidth(page, width);
          await expect.poll(async () => [px, width, await faultsOf(page)]).toEqual([px, width, []]);
        }
      }
      await setTextSize(usualText);
      if (!hasShell(built)) return;
      for (const [states, ofStates] of [
        [smallStates, smallWidths],
        [largeStates, largeWidths],
      ] as const) {
        for (const { name, part, open, close } of states) {
          await setWidth(page, ofStates[0] ?? 0);
          await open(page);
          const newWidths = (await isNewAppearance(page, part)) ? ofStates : [];
          for (const width of newWidths) {
            await setWidth(page, width);
            for (const { colorScheme, rules } of themes) {
              await page.emulateMedia({ colorScheme });
              const violations = await violationsIn(page, part, rules);
              expect([width, colorScheme, name, violations]).toEqual([width, colorScheme, name, []]);
            }
          }
          await page.emulateMedia({ colorScheme: 'light' });
          await close(page);
        }
      }
    });
  });
}
