import { expect, type Locator } from '@playwright/test';
import { violationsIn } from './axe';
import { openPage } from './open-page';
import { test } from './test';

const sale = '/auctions/four-mile-coulee/';
const first = 'One pivot field from above, its circle ruled with wheel tracks';
const second = 'Native grass hills and a coulee with a small creek';

test('a visitor looks through the pictures of a sale by keyboard', async ({ page }) => {
  await openPage(page, sale);
  const thumbnail = page.getByRole('link', { name: first });
  await thumbnail.focus();
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Pictures' });
  await expect(lightbox.getByText('1 of 2')).toBeVisible();
  await expect(lightbox.getByRole('img', { name: first })).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText('2 of 2')).toBeVisible();
  await expect(lightbox.getByRole('img', { name: second })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await expect(lightbox.getByRole('img', { name: first })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(thumbnail).toBeFocused();
});

test('a visitor swipes through the pictures on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  // The pictures are folded on a phone; their anchor opens them.
  await openPage(page, `${sale}#pictures`);
  await page.getByRole('link', { name: first }).click();
  const lightbox = page.getByRole('dialog', { name: 'Pictures' });
  await expect(lightbox.getByText('1 of 2')).toBeVisible();
  await lightbox.getByRole('region', { name: 'The picture' }).evaluate((track) => {
    track.scrollLeft = track.clientWidth;
  });
  await expect(lightbox.getByText('2 of 2')).toBeVisible();
  await expect(lightbox.getByRole('img', { name: second })).toBeInViewport({ ratio: 1 });
  for (const button of await lightbox.getByRole('button').all()) {
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('the open lightbox has no accessibility violations on a phone and on a large screen', async ({
  page,
}) => {
  await openPage(page, sale);
  await page.getByRole('link', { name: first }).click();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('dialog', { name: 'Pictures' }).getByText('1 of 2')).toBeVisible();
    expect([width, await violationsIn(page)]).toEqual([width, []]);
  }
});

test('a picture that cannot be loaded shows a message', async ({ page }) => {
  await openPage(page, sale);
  const thumbnail = page.getByRole('link', { name: first });
  await thumbnail.scrollIntoViewIfNeeded();
  await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 900 });
  await thumbnail.click();
  await expect(page.getByText(`This picture could not be loaded. ${first}`)).toBeVisible();
});

/** Returns left, top, width and height on the page, independent of the scroll position. */
function placeOnPage(element: Locator): Promise<number[]> {
  return element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + window.scrollX, top + window.scrollY, width, height].map(Math.round);
  });
}

test('a video is not requested before it is started', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openPage(page, '/testimonials/brenda-kuzyk/');
  const button = page.getByRole('button', { name: /^Play video: Brenda Kuzyk/ });
  const box = await placeOnPage(button);
  expect(fetched.filter((url) => /\.(mp4|vtt)$/.test(url))).toEqual([]);
  await button.click();
  const video = page.locator('video[autoplay]');
  await expect(video).toBeFocused();
  await expect.poll(() => fetched.some((url) => url.endsWith('.mp4'))).toBe(true);
  await expect.poll(() => placeOnPage(video)).toEqual(box);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture links to its large file', async ({ page }) => {
    await page.goto(sale);
    await page.getByRole('link', { name: first }).click();
    await expect(page).toHaveURL(/\.jpg$/);
  });

  test("a video has the browser's controls", async ({ page }) => {
    await page.goto('/testimonials/brenda-kuzyk/');
    await expect(page.locator('video[controls]')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Play video/ })).toBeHidden();
  });
});

// Land on both sides of a meridian has no plan; a draft may have no picture yet.
test.describe('if there is only a picture or only a plan', () => {
  // React would restore elements that are removed from the page.
  test.use({ javaScriptEnabled: false });

  for (const [kind, other] of [
    ['picture', 'plan'],
    ['plan', 'picture'],
  ] as const) {
    test(`a ${kind} of a sale without a ${other} has the width of the page`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/auctions/carrot-river-black/');
      const picture = page
        .getByRole('main')
        .locator('figure')
        .filter({ has: page.locator('picture') })
        .first();
      const plan = page
        .getByRole('main')
        .locator('figure')
        .filter({ has: page.locator('#plan') });
      const [kept, left] = kind === 'plan' ? [plan, picture] : [picture, plan];
      await left.evaluate((figure) => {
        figure.remove();
      });
      const box = await kept.locator('img, svg').first().boundingBox();
      expect(box?.width).toBeGreaterThan(1200);
      expect(box?.height).toBeGreaterThan(450);
      expect(box?.height).toBeLessThan(750);
    });
  }

  test('the sale that leads the home page shows its picture if it has no plan', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const picture = page.getByRole('complementary', { name: 'Selling now' }).locator('picture');
    await expect(picture.locator('img')).toBeHidden();
    await picture.evaluate(({ parentElement }) => {
      while (parentElement?.lastElementChild?.localName === 'div') parentElement.lastElementChild.remove();
    });
    await expect(picture.locator('img')).toBeVisible();
  });
});
