import { expect, type BrowserContext, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Time limit for a busy computer: the content is read and checked for each preview and each save. */
export const slow = { timeout: 45_000 };

/** Routes requests of the page for editors to the server as under `npm run cms`. */
export async function connect(context: BrowserContext, contentServer: string): Promise<void> {
  await context.route('**/admin/api/**', async (route) => {
    const request = route.request();
    const answer = await fetch(contentServer + new URL(request.url()).pathname.slice('/admin'.length), {
      method: request.method(),
      headers: { 'Content-Type': 'application/json' },
      body: request.postData(),
    });
    await route.fulfill({
      status: answer.status,
      contentType: answer.headers.get('Content-Type') ?? '',
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
}

/** Opens a form, such as sales/entries/burnt-birch-ranch. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/admin/#/collections/${address}`);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Presses the buttons that save an entry. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.getByText('Publish now', { exact: true }).click();
}

/** Waits until an entry is saved. */
export async function published(page: Page): Promise<void> {
  await expect(page.getByText('Changes saved')).toBeVisible(slow);
}

/** Returns a field of the item that was added last. */
export function newField(page: Page, label: RegExp): Locator {
  return page.getByLabel(label).last();
}

/** Returns the preview beside the form. */
export function preview(page: Page): FrameLocator {
  return page.frameLocator('#preview-pane');
}

/** Makes a copy of the entry that is open, as the start of a new one. */
export async function duplicate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Published', exact: true }).click();
  await page.getByText('Duplicate', { exact: true }).click();
  await expect(page).toHaveURL(/\/new$/);
}

/** Unfolds or folds an item of a list, by the first button of the bar before its name. */
export async function toggleItem(page: Page, name: string): Promise<void> {
  await page.locator(`xpath=//*[text()="${name}"]/preceding-sibling::*[1]//button`).first().click();
}

/** Unfolds a list or a group, in front of whose name its button stands. */
export async function unfold(page: Page, name: string): Promise<void> {
  await page.locator(`xpath=//*[text()="${name}"]/button[1]`).filter({ visible: true }).last().click();
}

/** Returns the fields of unfolded items: Decap keeps those of folded items in the page, without showing them. */
export function shownField(page: Page, label: RegExp): Locator {
  return page.getByLabel(label).filter({ visible: true });
}

/** The plan and the acres of a sale beside its form. */
export function landPanel(page: Page): Locator {
  return preview(page).getByRole('region', { name: 'The land as typed' });
}

/** Puts a file from the editor's computer into a field. */
export async function choose(page: Page, button: string | RegExp, file: string): Promise<void> {
  await page.getByRole('button', { name: button }).last().click();
  await page.locator('input[type=file]').last().setInputFiles(file);
  await page.getByRole('button', { name: 'Choose selected' }).click();
}

/** Waits until Decap has stored what was typed into the form of an entry, in case the tab is closed. */
export async function kept(page: Page, collection: string, slug: string): Promise<void> {
  const keys = () =>
    page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          const opening = indexedDB.open('localforage');
          opening.onsuccess = () => {
            const request = opening.result
              .transaction('keyvaluepairs')
              .objectStore('keyvaluepairs')
              .getAllKeys();
            request.onsuccess = () => {
              resolve(request.result);
            };
          };
        }),
    );
  await expect.poll(keys, slow).toContain(`backup.${collection}.${slug}`);
}
