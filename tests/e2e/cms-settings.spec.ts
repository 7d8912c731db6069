import { expect } from '@playwright/test';
import { sourceOf, test } from './cms';
import { open, preview, publish, published, slow, unfold } from './cms-form';

test.beforeEach(() => {
  test.setTimeout(150_000);
});

test('an editor renames a menu, and sees the header and the footer with it', async ({ page, folder }) => {
  await open(page, 'settings/entries/navigation');
  const header = preview(page).getByRole('banner');
  await expect(header.getByText('Buy Land').first()).toBeAttached(slow);
  await expect(preview(page).getByRole('contentinfo')).toBeAttached();
  await expect(preview(page).locator('script')).toHaveCount(0);
  await unfold(page, 'Menu for buyers');
  await page.getByLabel(/^Menu/).first().fill('Find Land');
  await expect(header.getByText('Find Land').first()).toBeAttached(slow);
  await publish(page);
  await published(page);
  expect(await sourceOf(folder, 'content/settings/navigation.yaml')).toContain('label: Find Land\n');
});

test('an editor changes a fixed page, and sees it as the site will show it', async ({ page, folder }) => {
  await open(page, 'pages/entries/sell');
  const heading = preview(page).getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('', slow);
  await page
    .getByLabel(/^Heading/)
    .first()
    .fill('Sell your land in one day');
  await expect(heading).toHaveText('Sell your land in one day', slow);
  // The preview shows only the page.
  await expect(preview(page).getByRole('banner')).toHaveCount(0);
  await publish(page);
  await published(page);
  expect(await sourceOf(folder, 'content/pages/sell.md')).toContain('heading: Sell your land in one day\n');
});

test('an entry that is on no page says so, or says what is wrong with it', async ({ page }) => {
  await open(page, 'places/entries/taber-ab');
  const nothingWrong = preview(page).getByText(
    /Nothing is wrong with this entry\..*e-mails are sent to visitors/,
  );
  await expect(nothingWrong).toBeVisible(slow);
  const latitude = page.getByLabel(/^Latitude/);
  const refusal = preview(page).getByText(/latitude \(Latitude\)/);
  await latitude.fill('99');
  await expect(refusal).toBeVisible(slow);
  await latitude.fill('49.78');
  await expect(nothingWrong).toBeVisible(slow);
  await latitude.fill('');
  await expect(refusal).toBeVisible(slow);
});
