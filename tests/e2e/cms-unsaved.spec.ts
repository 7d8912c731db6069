import { expect, type Page } from '@playwright/test';
import { sourceOf, test } from './cms';
import { kept, open, publish, slow } from './cms-form';

const place = 'content/places/taber-ab.yaml';

test.beforeEach(() => {
  test.setTimeout(150_000);
});

/** Answers the browser's dialogs, and records them. */
function answerDialogs(page: Page) {
  const asked: string[] = [];
  const answers = { accept: false };
  page.on('dialog', (dialog) => {
    asked.push(dialog.type() === 'beforeunload' ? 'beforeunload' : dialog.message());
    void (answers.accept ? dialog.accept() : dialog.dismiss());
  });
  return { asked, answers };
}

test('an editor who leaves an unsaved form is asked first, and can stay without losing text', async ({
  page,
  folder,
}) => {
  const { asked, answers } = answerDialogs(page);
  await open(page, 'places/entries/taber-ab');
  const name = page.getByLabel(/^Name/);
  await expect(name).toHaveValue('Taber', slow);
  await name.fill('Taber North');
  await page.getByRole('link', { name: /Writing in/ }).click();
  await expect.poll(() => asked).toEqual(['Are you sure you want to leave this page?']);
  await expect(name).toHaveValue('Taber North');

  await page.evaluate(() => {
    history.back();
  });
  await expect.poll(() => asked.length).toBe(2);
  await expect(name).toHaveValue('Taber North');

  answers.accept = true;
  await page.getByRole('link', { name: /Writing in/ }).click();
  await expect(page.getByRole('heading', { name: 'Towns', level: 1 })).toBeVisible(slow);
  expect(await sourceOf(folder, place)).toContain('name: Taber\n');
  await page.goto('/admin/#/collections/places/entries/taber-ab');
  await expect(name).toHaveValue('Taber', slow);
});

test('text that was typed before the tab was closed is offered again, and can be published', async ({
  page,
  folder,
}) => {
  const { asked, answers } = answerDialogs(page);
  await open(page, 'places/entries/taber-ab');
  const name = page.getByLabel(/^Name/);
  await expect(name).toHaveValue('Taber', slow);
  await name.fill('Taber North');
  await kept(page, 'places', 'taber-ab');
  answers.accept = true;
  await page.reload();
  await expect
    .poll(() => asked, slow)
    .toEqual(['beforeunload', 'A local backup was recovered for this entry, would you like to use it?']);
  await expect(name).toHaveValue('Taber North', slow);
  await publish(page);
  await expect.poll(async () => sourceOf(folder, place), slow).toContain('name: Taber North\n');
});
