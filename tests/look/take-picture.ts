import type { Browser, BrowserContext, Page } from '@playwright/test';
import { usePictureFont } from './picture-font';
import { scrollThrough, settle } from './settle';
import type { Shot } from './shots';
import { consentCookie } from './states';

/** The moment that every picture shows: a sale of the sample content is live. */
export const pictureTime = new Date('2026-11-21T17:48:00Z');

const usualHeight = 900;
const desktopFrom = 1024;
/**
 * The greatest height in pixels: below that a page has little new to show, and a taller picture would be hard to
 * review.
 */
const tallest = 8000;

export interface ScreenshotSession {
  readonly browser: Browser;
  readonly origin: string;
  /** The font of the pictures as CSS. */
  readonly font: string;
}

async function openContext(
  { browser, origin, font }: ScreenshotSession,
  { state, width }: Shot,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: state.height ?? usualHeight },
    deviceScaleFactor: 1,
    locale: 'en-CA',
    timezoneId: 'America/Edmonton',
    reducedMotion: 'reduce',
    // A scrollbar takes no room on a phone or on paper; on a desktop it does, and the pictures leave it blank.
    isMobile: width < desktopFrom,
    hasTouch: width < desktopFrom,
    // The font of the pictures changes the sheets, which the policy of a page allows by their hashes.
    bypassCSP: true,
    javaScriptEnabled: state.withoutScripts !== true,
  });
  await usePictureFont(context, font);
  context.setDefaultTimeout(5000);
  context.setDefaultNavigationTimeout(30_000);
  if (state.withoutConsent !== true) await context.addCookies([{ ...consentCookie, url: origin }]);
  return context;
}

async function photograph(page: Page, { state, width }: Shot): Promise<Buffer> {
  const common = { animations: 'disabled', caret: 'hide', timeout: 30_000 } as const;
  if (state.frame === 'window') return page.screenshot(common);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(height, tallest) };
  return page.screenshot({ ...common, fullPage: true, clip });
}

/**
 * Takes one picture of the site at the frozen moment.
 *
 * @returns The picture as PNG.
 * @throws When the page can't be brought into the state.
 */
export async function takePicture(studio: ScreenshotSession, shot: Shot): Promise<Buffer> {
  const { path, prepare, status = 200, withoutScripts } = shot.state;
  const context = await openContext(studio, shot);
  try {
    const page = await context.newPage();
    // Setting the clock needs scripts too.
    if (withoutScripts !== true) await page.clock.setFixedTime(pictureTime);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    if (response?.status() !== status)
      throw new Error(`${path} responds with ${String(response?.status() ?? 'nothing')}`);
    await scrollThrough(page);
    await settle(page);
    if (prepare !== undefined) {
      await prepare(page);
      await settle(page);
    }
    return await photograph(page, shot);
  } finally {
    // A sheet that a script requests late may still be loading.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}
