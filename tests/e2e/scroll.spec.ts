import { expect, type Page } from '@playwright/test';
import { follow } from './follow';
import { holdRequests } from './hold-requests';
import { openPage, reloadPage } from './open-page';
import { routes } from '../tooling/company';
import { test } from './test';

const list = '/sales/';
const section = `${routes.compare}#Private-Tender`;

async function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

async function expectScroll(page: Page, y: number): Promise<void> {
  await expect.poll(() => scrollY(page)).toBe(y);
}

/** Waits until the browser has drawn twice: what it does about a change of the page is done by then. */
async function drawTwice(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => {
    window.scrollTo(0, to);
  }, y);
  await drawTwice(page);
  expect(await scrollY(page)).toBe(y);
}

/** As a part does that is loaded late. */
async function growAbove(page: Page, height: number): Promise<void> {
  await page.getByRole('main').evaluate((main, px) => {
    const part = document.createElement('div');
    part.style.height = `${String(px)}px`;
    main.prepend(part);
  }, height);
  await drawTwice(page);
}

test('each page keeps its place on Back and Forward, also across reloads', async ({ page }) => {
  await openPage(page, list);
  await scrollTo(page, 900);
  await reloadPage(page);
  await expectScroll(page, 900);
  await follow(page, '/faq/');
  // A step forward begins at the top, and a screen reader begins and is told there.
  await expectScroll(page, 0);
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  await expect(page.locator('#gatsby-announcer')).toHaveText('Navigated to Common questions');
  await scrollTo(page, 400);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expectScroll(page, 900);
  await page.goForward();
  await expect(page).toHaveURL('/faq/');
  await expectScroll(page, 400);
  await reloadPage(page);
  await expectScroll(page, 400);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expectScroll(page, 900);
});

test('a new visit begins at the top, wherever an earlier one in the same tab has ended', async ({ page }) => {
  await openPage(page, list);
  await scrollTo(page, 900);
  await openPage(page, '/faq/');
  await openPage(page, list);
  expect(await scrollY(page)).toBe(0);
});

test('a place below an anchor is kept on Back and across a reload', async ({ page }) => {
  await openPage(page, section);
  const anchor = await scrollY(page);
  expect(anchor).toBeGreaterThan(300);
  await scrollTo(page, anchor - 300);
  await follow(page, '/faq/');
  await expectScroll(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(section);
  await expectScroll(page, anchor - 300);
  await reloadPage(page);
  await expectScroll(page, anchor - 300);
});

test('a place is kept while the page grows, until the visitor goes on', async ({ page }) => {
  await openPage(page, '/search/?query=coulee');
  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await scrollTo(page, end);
  await reloadPage(page);
  // The results are not in the HTML.
  await expectScroll(page, end);
  await follow(page, '/faq/');
  await page.goBack();
  await page.waitForLoadState('networkidle');
  await expectScroll(page, end);
  await growAbove(page, 200);
  expect(await scrollY(page)).toBe(end);
  await page.keyboard.press('Shift');
  await growAbove(page, 200);
  // From now on the text that is being read stays in its place, as browsers have it.
  expect(await scrollY(page)).toBeGreaterThan(end);
});

test('scrolling while the page before is loaded changes the place on neither page', async ({ page }) => {
  await openPage(page, list);
  await scrollTo(page, 900);
  await follow(page, '/faq/');
  await expectScroll(page, 0);
  await scrollTo(page, 400);
  await reloadPage(page);
  await expectScroll(page, 400);
  const release = await holdRequests(page, /\/page-data\/sales\/page-data\.json/);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Common questions');
  // As the browser does on the way back, for the page that is not there yet.
  await scrollTo(page, 200);
  release();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Common questions');
  await expectScroll(page, 900);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Common questions');
  await expectScroll(page, 400);
});

test('a step that asks for it leaves the page where it is', async ({ page }) => {
  await openPage(page, list);
  await scrollTo(page, 300);
  await follow(page, '/faq/', { noScroll: true });
  await expectScroll(page, 300);
  await follow(page, '/glossary/');
  await expectScroll(page, 0);
});
