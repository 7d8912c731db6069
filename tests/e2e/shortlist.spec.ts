import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { violationsIn } from './axe';
import { acceptCookies } from './consent';
import { layoutFaults } from './layout-faults';
import { layoutShifts } from './layout-shifts';
import { keepEntries } from './kept-entries';
import { openPage } from './open-page';
import { textFaults } from './text-faults';
import { test } from './test';
import { slowDownToasts } from './toasts';

const upcoming = { key: 'carrot-river-black', name: 'Carrot River Black' };
const parcel = { key: 'burnt-birch-ranch.parcel-1', name: 'Parcel 1, Burnt Birch Ranch' };
const ranch = { key: 'burnt-birch-ranch', name: 'Burnt Birch Ranch' };
const live = { key: 'clear-prairie-quarters', name: 'Clear Prairie Quarters' };
const removed = { key: 'sold-long-ago', name: 'Sold Long Ago' };

function list(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    rows: main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) }),
    names: main.getByRole('heading', { level: 3 }),
  };
}

// Requests of the worker would bypass those that a test fulfils itself.
test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ page }) => {
  await acceptCookies(page);
  await slowDownToasts(page);
});

test('a visitor keeps a sale and a parcel, and finds them on the shortlist', async ({ page }) => {
  await page.goto('/auctions/carrot-river-black/');
  const keep = page.getByRole('button', { name: /^(Keep|Kept)$/ });
  await expect(keep).toHaveAttribute('aria-pressed', 'false');
  await keep.press('Space');
  await expect(keep).toHaveText('Kept');
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('link', { name: 'Shortlist (1)' })).toBeVisible();
  await page.goto('/auctions/burnt-birch-ranch/parcels/parcel-1/');
  await keep.click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shortlist (2)' }).click();
  const { names } = list(page);
  await expect(names).toHaveCount(2);
  await expect(page).toHaveURL(/\/shortlist\/$/);
  await names.filter({ hasText: 'Parcel 1' }).getByRole('link').click();
  await expect(keep).toHaveText('Kept');
  await keep.click();
  await expect(keep).toHaveText('Keep');
});

test('a card keeps its sale without following its link', async ({ page }) => {
  await page.goto('/sales/');
  const keep = page.getByRole('button', { name: 'Keep Carrot River Black' });
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/sales\/$/);
});

for (const width of [320, 390, 1024, 1440])
  test(`the button of a card covers no plan at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/sales/', '/']) {
      await openPage(page, path);
      const button = page.getByRole('button', { name: 'Keep Four Mile Coulee' });
      await expect(button).toBeVisible();
      const apart = await button.evaluate((corner) => {
        const plan = corner.closest('article')?.querySelector('svg')?.getBoundingClientRect();
        const { left, right, top, bottom } = corner.getBoundingClientRect();
        if (plan === undefined) return false;
        const across = Math.min(right, plan.right) - Math.max(left, plan.left);
        return across < 2 || Math.min(bottom, plan.bottom) - Math.max(top, plan.top) < 2;
      });
      expect([path, apart]).toEqual([path, true]);
    }
  });

test('the list follows the closing times, and says what is gone or cannot be loaded', async ({
  page,
  context,
}) => {
  await keepEntries(context, removed, upcoming, parcel, live);
  await page.route('**/auctions/carrot-river-black/shortlist.json', async (route) => route.abort());
  await page.goto('/shortlist/');
  const { rows, names } = list(page);
  await expect(rows.filter({ hasText: removed.name })).toContainText('no longer on this site');
  const waiting = rows.filter({ hasText: upcoming.name });
  await expect(waiting).toContainText('could not be loaded');
  await page.unrouteAll();
  await waiting.getByRole('button', { name: 'Try again' }).click();
  await expect(waiting).toContainText('Begins to close');
  await expect(waiting).toBeFocused();
  const closing = await rows
    .locator('dl')
    .evaluateAll((facts) =>
      facts.map((fact) => Date.parse([...fact.querySelectorAll('time')].at(-1)?.dateTime ?? '')),
    );
  expect(closing).toEqual([...closing].sort((a, b) => a - b));
  expect(closing).toHaveLength(3);
  await expect(names.last()).toHaveText(removed.name);
});

test('an entry is removed, here and in another tab, until nothing is left', async ({ page, context }) => {
  await keepEntries(context, upcoming, parcel);
  await page.goto('/shortlist/');
  const other = await context.newPage();
  await other.goto('/shortlist/');
  await expect(list(other).names).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Carrot River Black' }).click();
  await expect(page.getByRole('main').getByText('Carrot River Black was removed.')).toBeFocused();
  await expect(list(other).names).toHaveText(['Parcel 1, Burnt Birch Ranch']);
  await other.getByRole('button', { name: 'Remove Parcel 1' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is on your shortlist yet' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All upcoming sales' }).click();
  await expect(page).toHaveURL(/\/sales\/$/);
});

test('an empty list suggests the next sales, which one press keeps', async ({ page }) => {
  await page.goto('/shortlist/');
  const { names } = list(page);
  await expect(names).toHaveText(['Clear Prairie Quarters', 'Burnt Birch Ranch', 'Four Mile Coulee']);
  await page.getByRole('button', { name: 'Keep Burnt Birch Ranch' }).click();
  await expect(page.getByText('Burnt Birch Ranch is on your shortlist.')).toBeFocused();
  await expect(names).toHaveText(['Burnt Birch Ranch']);
  await page.reload();
  await expect(names).toHaveText(['Burnt Birch Ranch']);
});

test('a shared list is shown, and added only if the visitor chooses so', async ({ page, context }) => {
  await keepEntries(context, upcoming);
  await page.goto('/shortlist/?keep=burnt-birch-ranch.parcel-1_<script>_no.such.thing_sold-long-ago');
  const { names } = list(page);
  await expect(names).toHaveText(['Parcel 1, Burnt Birch Ranch', 'sold-long-ago']);
  await page.getByRole('button', { name: 'Add to my shortlist' }).click();
  await expect(page).toHaveURL(/\/shortlist\/$/);
  const said = page.getByText('The list was added to your shortlist.');
  await expect(said).toBeFocused();
  await expect(names).toHaveCount(2);
  await expect(names.filter({ hasText: 'Carrot River Black' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'A shortlist that was shared with you' })).toBeVisible();
  await page.goForward();
  await expect(names).toHaveCount(2);
  await expect(said).toHaveCount(0);
});

test('the list is shared by its link, and downloaded as a calendar of the entries', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepEntries(context, ranch, parcel);
  await page.goto('/shortlist/');
  await page.getByRole('button', { name: 'Share' }).click();
  // The message is gone after four seconds, which a busy machine can take to look for it; jsdom tests it.
  const readText = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(readText).toContain('/shortlist/');
  const copied = await readText();
  const { pathname, search } = new URL(copied);
  expect(pathname).toBe('/shortlist/');
  expect(new URLSearchParams(search).get('keep')?.split('_').sort()).toEqual([ranch.key, parcel.key]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as a calendar' }).click();
  const calendar = ICAL.Component.fromString(await readFile(await (await download).path(), 'utf8'));
  const built = await page.request.get(
    '/auctions/burnt-birch-ranch/parcels/parcel-1/burnt-birch-ranch-parcel-1.ics',
  );
  const uids = (text: ICAL.Component) =>
    text.getAllSubcomponents('vevent').map((entry) => String(entry.getFirstPropertyValue('uid')));
  const own = uids(ICAL.Component.fromString(await built.text()));
  const merged = uids(calendar);
  expect(merged).toEqual(expect.arrayContaining(own));
  expect(new Set(merged).size).toBe(merged.length);
  expect(merged).toContainEqual(expect.stringMatching(/^burnt-birch-ranch\.bidding@/));
});

test('the list says so and loses nothing if the browser stores nothing or has no room', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const store = Storage.prototype.setItem.bind(sessionStorage);
    Storage.prototype.setItem = function setItem(key, value) {
      if (this === localStorage) throw new DOMException('Full', 'QuotaExceededError');
      store(key, value);
    };
  });
  await page.goto('/auctions/carrot-river-black/');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText(/no room left to store your shortlist/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Shortlist (1)' }).click();
  await expect(list(page).names).toHaveText(['Carrot River Black']);
  await expect(page.getByRole('main').getByText(/no room left/)).toBeVisible();
});

test('a full list takes no more, and says so', async ({ page, context }) => {
  const others = Array.from({ length: 50 }, (_, at) => ({ key: `sale-${String(at)}`, name: 'Another sale' }));
  await keepEntries(context, ...others);
  await page.goto('/auctions/carrot-river-black/');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('A shortlist has room for 50. Remove something first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep', exact: true })).toBeVisible();
});

test('on paper it has names, times with their zone, prices and addresses, and no buttons', async ({
  page,
  context,
}) => {
  await keepEntries(context, upcoming);
  await page.goto('/shortlist/');
  const { main, rows } = list(page);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Begins to close');
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(rows.getByText(/\/auctions\/carrot-river-black\/$/)).toBeVisible();
  await expect(rows.getByText(/\d:\d\d [AP]M \w{2,4}$/).first()).toBeVisible();
});

test('fits and is accessible at any width, light or dark, empty or not', async ({ page, context }) => {
  await page.goto('/shortlist/');
  await expect(page.getByRole('heading', { name: 'Nothing is on your shortlist yet' })).toBeVisible();
  expect(await violationsIn(page, 'main')).toEqual([]);
  await keepEntries(context, upcoming, parcel, live, removed);
  for (const path of [
    '/shortlist/',
    '/auctions/carrot-river-black/',
    '/auctions/burnt-birch-ranch/parcels/parcel-1/',
  ]) {
    await openPage(page, path);
    await expect(page.getByRole('button', { name: /^(Remove|Keep|Kept)/ }).first()).toBeVisible();
    for (const [width, colorScheme] of [
      [320, 'light'],
      [320, 'dark'],
      [1440, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const faults = async () => [...(await layoutFaults(page)), ...(await textFaults(page))];
      await expect
        .poll(async () => [path, width, colorScheme, await faults()])
        .toEqual([path, width, colorScheme, []]);
      expect([path, width, colorScheme, await violationsIn(page, 'main')]).toEqual([
        path,
        width,
        colorScheme,
        [],
      ]);
    }
  }
});

test('the controls that scripts add move nothing on the pages of sales and parcels', async ({
  page,
  context,
}) => {
  await keepEntries(context, upcoming, parcel);
  for (const path of [
    '/auctions/carrot-river-black/',
    '/auctions/burnt-birch-ranch/parcels/parcel-1/',
    '/sales/',
  ])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      await expect(page.getByRole('button', { name: /^(Keep|Kept)/ }).first()).toBeVisible();
      expect([path, width, ...(await layoutShifts(page))]).toEqual([path, width, '0.000', []]);
    }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to keep a sale, and no page has a button for it', async ({ page }) => {
    await page.goto('/shortlist/');
    await expect(page.getByText(/Bookmark its page/)).toBeVisible();
    await page.goto('/auctions/carrot-river-black/');
    await expect(page.getByRole('button', { name: 'Keep' })).toHaveCount(0);
  });
});
