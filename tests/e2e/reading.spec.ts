import { expect, type Page } from '@playwright/test';
import { violationsIn } from './axe';
import { openPage } from './open-page';
import { test } from './test';

const enBloc = '/questions/sale-process/what-is-en-bloc-and-how-does-it-work/';
const reading = '/questions/buying-farmland/what-should-i-read-before-i-bid/';

async function open(page: Page, address: string): Promise<void> {
  await openPage(page, address);
}

test.describe('a reader of a question', () => {
  test('sees the current section in the contents, and jumps to another by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await open(page, enBloc);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const current = contents.locator('[aria-current]');
    await expect(current).toHaveText('One block, one bid');
    await page.getByRole('heading', { name: 'A worked example' }).evaluate((heading) => {
      window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 150);
    });
    await expect(current).toHaveText('A worked example');
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await expect(current).toHaveText('One block, one bid');
    await contents.getByRole('link', { name: 'Who may bid' }).focus();
    await page.keyboard.press('Enter');
    await expect(current).toHaveText('Who may bid');
    await expect(page.getByRole('heading', { name: 'Who may bid' })).toBeInViewport();
  });

  test('opens the contents on a phone, and goes on to a section', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, enBloc);
    const link = page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Who may bid' });
    await expect(link).toHaveCount(0);
    await page.getByRole('heading', { name: 'On this page' }).click();
    await link.click();
    await expect(page.getByRole('heading', { name: 'Who may bid' })).toBeInViewport();
    expect(await violationsIn(page)).toEqual([]);
  });

  test('sees the plans, the calculation and the block', async ({ page }) => {
    await open(page, enBloc);
    const figure = page.getByRole('figure');
    await expect(figure.getByRole('img', { name: /Souris Flats/ })).toBeVisible();
    await expect(figure.getByRole('img', { name: /Goose Lake Plain/ })).toBeVisible();
    await expect(figure).toContainText('one line runs around three parcels');
    const table = page.getByRole('group', { name: 'A worked example' }).getByRole('table');
    await expect(table.getByRole('row', { name: /^Total/ })).toContainText('$1,000,000');
    await expect(table.getByRole('rowheader', { name: 'Lowest winning block bid' })).toBeVisible();
    await expect(page.getByText('Updated November 4, 2026. Two-minute read.')).toBeVisible();
  });

  test('goes from question to question to the end of the subject', async ({ page }) => {
    await open(page, '/questions/sale-process/what-if-my-internet-drops/');
    const steps = page.getByRole('navigation', { name: 'Questions' });
    await steps.getByRole('link', { name: 'Can a sale be postponed or called off?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /postponed/ })).toBeVisible();
    await expect(steps.getByRole('link', { name: 'What if my internet drops?' })).toBeVisible();
    await steps.getByRole('link', { name: 'The sale process' }).click();
    await expect(page).toHaveURL('/faq/?category=sale-process');
  });
});

test.describe('a glossary term', () => {
  test('is explained in place, and closes with Esc or a click beside it', async ({ page }) => {
    await open(page, reading);
    const word = page.getByRole('main').getByRole('link', { name: 'assessment', exact: true });
    await word.focus();
    await page.keyboard.press('Enter');
    const note = page.getByRole('dialog', { name: 'Assessment' });
    await expect(note).toContainText('property taxes');
    await expect(note).toBeFocused();
    await expect(page).toHaveURL(reading);
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(word).toBeFocused();

    await page.setViewportSize({ width: 320, height: 700 });
    await word.click();
    await expect(note).toBeInViewport({ ratio: 1 });
    await page.mouse.click(5, 400);
    await expect(note).toBeHidden();

    await word.click();
    await note.getByRole('link', { name: 'More in the glossary' }).click();
    await expect(page).toHaveURL('/glossary/#assessment');
    await expect(page.locator('#assessment')).toBeInViewport();
  });

  test('leads to the glossary if the definitions cannot be loaded', async ({ page }) => {
    await page.route('**/definitions.json', (route) => route.fulfill({ status: 503 }));
    await open(page, reading);
    await page.getByRole('main').getByRole('link', { name: 'assessment', exact: true }).click();
    await expect(page).toHaveURL('/glossary/#assessment');
  });

  test('prints as plain text', async ({ page }) => {
    await open(page, reading);
    await page.emulateMedia({ media: 'print' });
    const word = page.getByRole('main').getByRole('link', { name: 'assessment', exact: true });
    await expect(word).toHaveCSS('text-decoration-line', 'none');
  });
});

test.describe('the common questions', () => {
  test('are filtered by subject, and the address and Back keep the choice', async ({ page }) => {
    await open(page, '/faq/?category=sale-process');
    const subjects = page.getByRole('navigation', { name: 'Subjects' });
    await expect(subjects.locator('[aria-current]')).toHaveText(/^Sale process [67]$/);
    const question = page.getByText('Can I see who is bidding?', { exact: true });
    await question.click();
    await expect(page.getByText('Every bidder sees the price, and nobody sees the name.')).toBeVisible();
    await subjects.getByRole('link', { name: /^Your account/ }).click();
    await expect(page).toHaveURL('/faq/?category=your-account');
    await expect(question).toBeHidden();
    await page.goBack();
    await expect(question).toBeVisible();
    await subjects.getByRole('link', { name: /^All/ }).click();
    await expect(page).toHaveURL('/faq/');
    await expect(page.getByRole('heading', { name: 'Selling farmland' })).toBeVisible();
  });

  test('show in full for an unknown subject', async ({ page }) => {
    await open(page, '/faq/?category=renting');
    await expect(page.getByRole('status').filter({ hasText: 'no subject called “renting”' })).toBeVisible();
    await expect(page.getByText('Can I see who is bidding?', { exact: true })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open, subjects are anchors, and terms link to the glossary', async ({ page }) => {
    await page.goto('/faq/?category=selling-farmland');
    await page.getByText('Can I see who is bidding?', { exact: true }).click();
    await expect(page.getByText('Every bidder sees the price, and nobody sees the name.')).toBeVisible();
    await page.getByRole('link', { name: /^Your account/ }).click();
    await expect(page.locator('#your-account')).toBeInViewport();
    await page.goto(reading);
    await page.getByRole('main').getByRole('link', { name: 'assessment', exact: true }).click();
    await expect(page).toHaveURL('/glossary/#assessment');
    await expect(page.locator('#assessment')).toBeInViewport();
  });
});

for (const address of [reading, '/faq/?category=sale-process', '/terms-and-conditions/']) {
  test(`${address} is accessible and fits`, async ({ page }) => {
    await open(page, address);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violationsIn(page)).toEqual([]);
      const overflows = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(overflows).toBe(false);
    }
  });
}
