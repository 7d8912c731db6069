import type { Page } from '@playwright/test';
import { routes } from '../tooling/company';

/** The answer to the cookie notice that is stored for every picture. */
export const consentCookie = { name: 'CookieConsent', value: 'accepted' };

/** The smallest phone, a usual one, the narrowest screen with the wide layout, a desktop screen and a large one. */
export const allWidths: readonly number[] = [320, 390, 1024, 1440, 1920];

/** A phone and a desktop screen. */
const usualWidths: readonly number[] = [390, 1440];

/** A page in a certain state, of which pictures are taken at one or more widths. */
export interface State {
  readonly name: string;
  readonly path: string;
  readonly widths: readonly number[];
  /** Brings the page into the state. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** True if the picture shows the whole page, otherwise only the window. */
  readonly frame: 'page' | 'window';
  /** Height of the window, if the default one cuts something off. */
  readonly height?: number;
  /** The status that the host answers with, if not 200. */
  readonly status?: number;
  readonly withoutScripts?: boolean;
  /** True if the visitor has not answered the cookie notice yet. */
  readonly withoutConsent?: boolean;
}

const question = '/questions/sale-process/how-does-the-bidding-process-work/';
/** The width of Letter paper at 96 dots per inch. */
const paperWidth = 816;

/** Presses a button of the header and waits until it is marked as expanded. */
async function open(page: Page, name: RegExp | string): Promise<void> {
  const button = { name, exact: typeof name === 'string' };
  const header = page.getByRole('banner');
  await header.getByRole('button', { ...button, expanded: false }).click();
  await header
    .getByRole('button', { ...button, expanded: true })
    .first()
    .waitFor();
}

/** Prepares a picture of one or more open menus, each given by the name of its button. */
function opening(...names: readonly (RegExp | string)[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const name of names) await open(page, name);
    await page.getByText(/^Loading/).waitFor({ state: 'hidden' });
  };
}

async function openSearch(page: Page): Promise<void> {
  const form = page.getByRole('search', { name: 'Site' });
  await form.getByRole('button', { name: 'Search', exact: true }).click();
  await form.getByRole('button', { name: 'Close search' }).waitFor();
}

async function openContactPanel(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ask what your land could sell for' }).first().click();
  await page.getByRole('dialog').waitFor();
}

async function waitForCookieNotice(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Cookies and tracking' }).waitFor();
}

async function waitForBanner(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Selling now' }).waitFor();
}

async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
}

async function forceColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
}

/** A state of the home page in the size of the window, since what opens is above the page. */
function overHome(name: string, widths: readonly number[], prepare: (page: Page) => Promise<void>): State {
  return { name, path: '/', widths, prepare, frame: 'window' };
}

/** Every state beyond the pages at rest. */
export const states: readonly State[] = [
  overHome('menu buy open', [1440], opening(/Buy Land menu/)),
  overHome('menu sell open', [1440], opening(/Sell Land menu/)),
  overHome('menu more open', [1440], opening(/More/)),
  { ...overHome('two menus open', [1440], opening(/Buy Land menu/, /Sell Land menu/)), height: 1400 },
  overHome('drawer open', [390], opening('Menu')),
  { ...overHome('drawer with Buy Land open', [390], opening('Menu', /Buy Land menu/)), height: 1400 },
  overHome('search open', [390, 1100], openSearch),
  overHome('account menu open', [390], opening('Account')),
  {
    name: 'contact panel',
    path: routes.sell,
    widths: usualWidths,
    prepare: openContactPanel,
    frame: 'window',
  },
  { ...overHome('cookie notice', usualWidths, waitForCookieNotice), withoutConsent: true },
  { name: 'selling banner', path: '/faq/', widths: usualWidths, prepare: waitForBanner, frame: 'window' },
  { name: 'home in print', path: '/', widths: [paperWidth], prepare: print, frame: 'page' },
  { name: 'home in forced colours', path: '/', widths: usualWidths, prepare: forceColours, frame: 'page' },
  { name: 'home without JavaScript', path: '/', widths: usualWidths, withoutScripts: true, frame: 'page' },
  { name: 'question in print', path: question, widths: [paperWidth], prepare: print, frame: 'page' },
  { name: '404', path: '/no-such-page/', widths: usualWidths, status: 404, frame: 'page' },
  { name: '500', path: '/500/', widths: usualWidths, status: 500, frame: 'page' },
];
