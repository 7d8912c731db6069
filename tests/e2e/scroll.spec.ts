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

/** Waits until the browser has drawn two frames: by then it has reacted to a change of the page. */
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

/** Adds a part at the top of the page, like one that loads late. */
async function growAbove(page: Page, height: number): Promise<void> {
  await page.getByRole('main').evaluate((main, px) => {
    const part = document.createElement('div');
    part.style.height = `${String(px)}px`;
    main.prepend(part);
  }, height);
  await drawTwice(page);
}

test('each page keeps its scroll position on Back and Forward, even across reloads', async ({ page }) => {
  await openPage(page, list);
  await scrollTo(page, 900);
  await reloadPage(page);
  await expectScroll(page, 900);
  await follow(page, '/faq/');
  // A step forward begins at the top, where the focus is and the page is announced.
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

test('a scroll position away from an anchor is kept on Back and across a reload', async ({ page }) => {
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

test('a scroll position is kept while the page grows, until the visitor interacts', async ({ page }) => {
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
  // From now on the browser's scroll anchoring keeps the text in place.
  expect(await scrollY(page)).toBeGreaterThan(end);
});

test('scrolling while the previous page is loading changes the position on neither page', async ({
  page,
}) => {
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
  // Like the browser on the way back, for the page that has not loaded yet.
  await scrollTo(page, 200);
  release();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Common questions');
  await expectScroll(page, 900);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Common questions');
  await expectScroll(page, 400);
});

test('a step that requests it leaves the scroll position as it is', async ({ page }) => {
  await openPage(page, list);
  await scrollTo(page, 300);
  await follow(page, '/faq/', { noScroll: true });
  await expectScroll(page, 300);
  await follow(page, '/glossary/');
  await expectScroll(page, 0);
});
