import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type BrowserContext, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { createSiteBuilder } from '../../src/build/pages/site-builder';
import { previewTemplates } from '../../src/build/content-preview/preview-pages';
import { bundleTemplates } from '../../src/build/content-preview/render-template';
import { startContentServer } from '../../src/commands/content-server';
import { test as base } from './test';

/** What an editor may wait for on a busy computer: the content is read and checked for each preview and each save. */
export const slow = { timeout: 45_000 };

/** A copy of the content, and the address of a real server that shows, checks and writes its files. */
export const test = base.extend<{ folder: string; contentServer: string }>({
  folder: async ({ browserName }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), `cms-${browserName}-`));
    await cp('content', path.join(folder, 'content'), { recursive: true });
    await use(folder);
    await rm(folder, { recursive: true });
  },
  contentServer: [
    async ({ folder, context }, use) => {
      const server = await startContentServer(folder, process.env);
      await connect(context, server.origin);
      await use(server.origin);
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      server.stop();
    },
    { auto: true },
  ],
});

/** Has requests of the page for editors reach the server as they do under `npm run cms`. */
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

/** A field of the item that was added last. */
export function newField(page: Page, label: RegExp): Locator {
  return page.getByLabel(label).last();
}

/** What stands beside the form. */
export function preview(page: Page): FrameLocator {
  return page.frameLocator('#preview-pane');
}

/** A file under content/ as it is saved. */
export async function sourceOf(folder: string, file: string): Promise<string> {
  return readFile(path.join(folder, file), 'utf8');
}

/** A page as the build makes it from the files. */
export async function builtPage(folder: string, address: string): Promise<string> {
  const builder = createSiteBuilder({ ...process.env, CONTENT_DIR: path.join(folder, 'content') });
  const loaded = await builder.load();
  if (!loaded.ok) throw new Error(loaded.failure);
  const built = await builder.build(loaded.value);
  if (!built.ok) throw new Error(built.failure);
  const found = built.value.output.pages.find((one) => one.path === address);
  if (found === undefined) throw new Error(`no page ${address}`);
  return (await bundleTemplates(previewTemplates)).render(found, loaded.value.texts);
}
