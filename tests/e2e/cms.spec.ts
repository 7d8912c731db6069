import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { startContentServer } from '../../src/commands/content-server';
import { parseFile } from '../../src/model/load/parse-file';

const sale = 'content/sales/burnt-birch-ranch.yaml';

/** A copy of the content, and the address of a real server that writes its files. */
const test = base.extend<{ folder: string; contentServer: string }>({
  folder: async ({ browserName }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), `cms-${browserName}-`));
    await cp('content', path.join(folder, 'content'), { recursive: true });
    await use(folder);
    await rm(folder, { recursive: true });
  },
  contentServer: async ({ folder }, use) => {
    const server = await startContentServer(folder);
    await use(server.origin);
    server.stop();
  },
});

/** Opens an entry in the page for editors; its requests reach the server as they do under `npm run cms`. */
async function openEntry(page: Page, contentServer: string, entry: string): Promise<void> {
  await page.route('**/admin/api/v1', async (route) => {
    const request = route.request();
    const answer = await fetch(`${contentServer}/api/v1`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: request.postData(),
    });
    await route.fulfill({
      status: answer.status,
      contentType: 'application/json',
      body: await answer.text(),
    });
  });
  await page.goto(`/admin/#/collections/${entry}`);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.getByText('Publish now', { exact: true }).click();
}

async function fieldsOf(folder: string): Promise<unknown> {
  const parsed = parseFile(sale, await readFile(path.join(folder, sale), 'utf8'));
  return parsed.ok ? parsed.value.data : parsed.failure;
}

test('an editor changes a sale, and nothing else of it', async ({ page, folder, contentServer }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  const before = await fieldsOf(folder);
  await openEntry(page, contentServer, 'sales/entries/burnt-birch-ranch');
  await page.getByLabel(/^Banner label/).fill('New date');
  await publish(page);
  await expect
    .poll(() => fieldsOf(folder))
    .toEqual({ ...(typeof before === 'object' ? before : {}), banner: 'New date' });
  expect(faults).toEqual([]);
});

test('what the build would refuse is not saved, and the schema says why', async ({
  page,
  folder,
  contentServer,
}) => {
  const before = await readFile(path.join(folder, sale), 'utf8');
  await openEntry(page, contentServer, 'sales/entries/burnt-birch-ranch');
  await page.getByLabel(/^Municipality/).fill('x'.repeat(121));
  await publish(page);
  await expect(
    page.getByText(/municipality \(Municipality\) has 121 letters: at most 120 fit/),
  ).toBeVisible();
  expect(await readFile(path.join(folder, sale), 'utf8')).toBe(before);
});

test('without the server for files, the page says what to do', async ({ page }) => {
  const response = await page.goto('/admin/');
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self';/);
  await expect(page.getByRole('heading', { name: 'Nothing can be edited here' })).toBeVisible();
  await expect(page).toHaveTitle('Edit the site | Homequarter');
});
