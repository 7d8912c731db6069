import { expect, type Locator, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { openPage, reloadPage } from './open-page';
import { routes } from '../tooling/company';
import { test } from './test';

const podcast = '/farmlandexchange/';
const episode = `${podcast}episodes/1-what-a-quarter-is-worth/`;
const transcript = `${episode}transcript/`;
const title = 'What a quarter is worth';

function player(page: Page): Locator {
  return page.getByRole('region', { name: 'Player' });
}

function dock(page: Page): Locator {
  return page.getByRole('region', { name: 'Now playing' });
}

function position(page: Page): Locator {
  return player(page).getByRole('slider', { name: 'Position' });
}

/** Returns the playback position in seconds. */
async function playedSeconds(where: Locator): Promise<number> {
  const time = /(\d+):(\d\d) of/.exec(await where.innerText());
  return Number(time?.[1]) * 60 + Number(time?.[2]);
}

async function playsPast(where: Locator, seconds: number): Promise<void> {
  await expect(where.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => playedSeconds(where)).toBeGreaterThan(seconds);
}

async function open(page: Page, path: string): Promise<void> {
  // Otherwise the cookie notice would be at the foot of the window.
  await page.addInitScript(() => {
    document.cookie = 'CookieConsent=accepted; path=/';
    sessionStorage.setItem('selling-banner-dismissed', 'clear-prairie-quarters');
  });
  await openPage(page, path);
}

test('an episode plays from the list, and continues in the dock', async ({ page }) => {
  await open(page, podcast);
  const button = page.getByRole('main').getByRole('button', { name: `Play: ${title}` });
  await button.click();
  await expect(page.getByRole('main').getByRole('button', { name: `Pause: ${title}` })).toBeVisible();
  await expect(dock(page)).toContainText(title);
});

test('a listener finds an episode, plays it, and resumes it on a later visit', async ({ page }) => {
  const sounds: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp3')) sounds.push(request.url());
  });
  await open(page, podcast);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(player(page)).toContainText('0:00 of 1:3');
  await player(page).getByRole('button', { name: 'Forward 30 seconds' }).click();
  await expect(position(page)).toHaveAttribute('aria-valuetext', /^30 seconds of 1 minute/);
  expect(sounds).toEqual([]);
  await player(page).getByRole('combobox', { name: 'Speed' }).selectOption('2.0×');
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await playsPast(player(page), 31);
  await player(page).getByRole('button', { name: 'Pause' }).click();
  const place = await playedSeconds(player(page));
  await reloadPage(page);
  await expect(player(page)).toContainText(/Resumes at \d:\d\d of/);
  expect(Math.abs((await playedSeconds(player(page))) - place)).toBeLessThanOrEqual(1);
  await expect(player(page).getByRole('combobox', { name: 'Speed' })).toHaveValue('2');
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a recording keeps playing while the listener browses sales, with a link back to its episode', async ({
  page,
}) => {
  await open(page, episode);
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await playsPast(player(page), 0);
  await expect(dock(page)).toHaveCount(0);
  // A link in an editor's text, then one in the menu.
  await page.getByRole('main').getByRole('link', { name: 'What is my land worth?' }).click();
  await expect(page).toHaveURL(/\/what-is-my-land-worth\/$/);
  await playsPast(dock(page), (await playedSeconds(dock(page))) + 1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sell Land' }).click();
  await expect(page).toHaveURL(routes.sell);
  await playsPast(dock(page), (await playedSeconds(dock(page))) + 1);
  await dock(page).getByRole('button', { name: 'Pause' }).click();
  await expect(dock(page).getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await dock(page).getByRole('link', { name: title }).click();
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(dock(page)).toHaveCount(0);
  await page.goBack();
  await expect(dock(page)).toBeVisible();
  await dock(page).getByRole('button', { name: 'Close player' }).click();
  await expect(dock(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a link to a time opens the transcript there, and plays from there when pressed', async ({ page }) => {
  await open(page, `${transcript}#t=64`);
  const spoken = page.locator('main li[aria-current][id^="t-"]');
  await expect(spoken).toContainText('Two quarters can carry nearly the same assessment');
  await expect(spoken).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [header, line] = [await page.getByRole('banner').boundingBox(), await spoken.boundingBox()];
      return (line?.y ?? NaN) - (header?.y ?? 0) - (header?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(0);
  await expect(position(page)).toHaveValue('64');
  await page.evaluate(() => {
    location.hash = '#t-34';
  });
  await expect(position(page)).toHaveValue('34');
  await expect(spoken).toHaveAttribute('id', 't-34');
  const scroll = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: '0:46' }).click();
  await expect(spoken).toHaveAttribute('id', 't-46');
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
  await playsPast(dock(page), 45);
});

test('a chapter plays on the page and is marked as playing', async ({ page }) => {
  await open(page, episode);
  const chapter = page.getByRole('link', { name: 'Soil class and its letter' });
  await chapter.focus();
  await page.keyboard.press('Enter');
  await playsPast(player(page), 57);
  await expect(chapter).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(episode);
  await page.getByRole('link', { name: 'Read the transcript' }).click();
  await expect(page).toHaveURL(transcript);
  await playsPast(player(page), 58);
  await page.getByRole('link', { name: 'One sale, two prices an acre' }).click();
  await expect(page.locator('#t-34')).toBeInViewport();
  await expect(page.locator('#t-34')).toHaveAttribute('aria-current', 'true');
});

test('a reader searches a transcript by keyboard', async ({ page }) => {
  await open(page, transcript);
  const field = page.getByRole('searchbox', { name: 'Search this transcript' });
  const count = page.getByRole('search', { name: 'Search this transcript' }).getByRole('status');
  await field.fill('ACRE');
  await expect(count).toHaveText(/^\d+ found$/);
  const total = Number((await count.innerText()).split(' ')[0]);
  await expect(page.locator('main mark')).toHaveCount(total);
  await field.press('Shift+Enter');
  await expect(count).toHaveText(`${total} of ${total}`);
  await expect(page.locator('mark[data-at]')).toBeInViewport();
  await expect(field).toBeInViewport();
  await field.press('Enter');
  await expect(count).toHaveText(`1 of ${total}`);
  await expect(field).toBeFocused();
  await field.fill('coulee');
  await expect(count).toHaveText('Not found');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(page.locator('main mark')).toHaveCount(0);
});

test('a listener seeks in a recording by keyboard', async ({ page }) => {
  await open(page, episode);
  await position(page).focus();
  for (const [key, place] of [
    ['ArrowRight', '5'],
    ['ArrowUp', '10'],
    ['ArrowLeft', '5'],
    ['Home', '0'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(position(page)).toHaveValue(place);
  }
  await player(page).getByRole('button', { name: 'Play', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeFocused();
  await playsPast(player(page), 0);
});

test('playback resumes at the same position after a lost connection', async ({ page }) => {
  await open(page, episode);
  await player(page).getByRole('button', { name: 'Forward 30 seconds' }).click();
  await page.route('**/*.mp3', (route) => route.abort('internetdisconnected'));
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(player(page).getByRole('alert')).toContainText('press Play again');
  await expect(position(page)).toHaveValue('30');
  await page.unroute('**/*.mp3');
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await playsPast(player(page), 30);
  await expect(player(page).getByRole('alert')).toBeEmpty();
});

test('the player is accessible and fits on a phone and on a large screen', async ({ page }) => {
  await open(page, transcript);
  await page.getByRole('searchbox', { name: 'Search this transcript' }).fill('acre');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: '0:46' }).click();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator('#t-89').scrollIntoViewIfNeeded();
    await expect(dock(page)).toBeVisible();
    for (const button of await page.locator('section :is(button, select):visible').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const [room, taken] = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return [clientWidth, scrollWidth] as const;
    });
    expect(taken).toBeLessThanOrEqual(room);
    expect([width, await violationsIn(page, '[aria-label="Now playing"]')]).toEqual([width, []]);
    // At the top of the page, nothing covers anything.
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expect(dock(page)).toHaveCount(0);
    expect([width, await violationsIn(page, 'main')]).toEqual([width, []]);
  }
});

test('a printed transcript shows the talk with its times', async ({ page }) => {
  await open(page, transcript);
  await page.emulateMedia({ media: 'print' });
  await expect(player(page)).toBeHidden();
  await expect(page.getByRole('search', { name: 'Search this transcript' })).toBeHidden();
  await expect(page.getByText(/^Listen: https?:\/\/.*\/transcript\/$/)).toBeVisible();
  await expect(page.locator('#t-46')).toContainText(/0:46\s*Ngozi Okafor/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser plays the recording, and times lead through the transcript', async ({ page }) => {
    await page.goto(episode);
    await expect(page.locator('audio[controls]')).toBeVisible();
    await expect(player(page)).toBeHidden();
    await page.getByRole('link', { name: 'Soil class and its letter' }).click();
    await expect(page).toHaveURL(`${transcript}#t-58`);
    await expect(page.locator('#t-58')).toBeInViewport();
    await expect(page.getByRole('searchbox', { name: 'Search this transcript' })).toBeHidden();
  });
});
