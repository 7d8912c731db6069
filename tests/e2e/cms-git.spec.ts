import { expect, type Page } from '@playwright/test';
import { application } from '../stand-ins/github/oauth';
import { createRepository, type Repository } from '../stand-ins/git/repository';
import { startGitHub, type GitHub } from '../stand-ins/github/start-github';
import { freePort } from '../contracts/free-port';
import { startEditedSite } from './edited-site';
import { test as base } from './test';

const slow = { timeout: 45_000 };
const place = 'content/places/taber-ab.yaml';
const branch = 'cms/places/taber-ab';

interface EditedSite {
  readonly origin: string;
  readonly github: GitHub;
  readonly repository: Repository;
}

/** A real host with the page for editors of a build with CMS_BACKEND=github, and a fake GitHub. */
const test = base.extend<{ site: EditedSite }>({
  site: async ({ context }, use) => {
    test.setTimeout(180_000);
    const port = await freePort();
    const origin = `http://localhost:${String(port)}`;
    const repository = await createRepository(['content/places', 'content/settings']);
    const github = await startGitHub([`${origin}/api/cms/callback`], repository);
    const site = await startEditedSite(port, {
      CMS_BACKEND: 'github',
      CMS_GIT_ORIGIN: github.origin,
      CMS_OAUTH_CLIENT_ID: application.clientId,
      CMS_OAUTH_CLIENT_SECRET: application.clientSecret,
    });
    await context.route('https://www.githubstatus.com/**', (route) =>
      route.fulfill({ json: { components: [] } }),
    );
    await use({ origin, github, repository });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all([site.stop(), github.stop()]);
  },
});

async function pressLogin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Login with GitHub' }).click();
}

test('an editor signs in at GitHub, saves a draft, follows its preview and publishes it', async ({
  page,
  site,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  // Decap asks whether to publish.
  page.on('dialog', (dialog) => void dialog.accept());
  const response = await page.goto(`${site.origin}/admin/#/collections/places/entries/taber-ab`);
  expect(response?.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressLogin(page)]);
  await expect(page.getByLabel(/^Name/)).toHaveValue('Taber', slow);
  expect(popup.isClosed()).toBe(true);

  await page.getByLabel(/^Name/).fill('Taber\u200b');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Nothing was saved\. name \(Name\)/)).toBeVisible(slow);
  expect(site.repository.pulls).toEqual([]);
  // Decap renders the form again when a save has failed.
  await expect(async () => {
    await page.getByLabel(/^Name/).fill('Taber North');
    await expect(page.getByLabel(/^Name/)).toHaveValue('Taber North');
  }).toPass(slow);
  // The branch is created, and then the pull request without its label.
  for (const ending of ['**/pulls', '**/labels']) {
    await page.route(ending, async (route) =>
      ['POST', 'PUT'].includes(route.request().method())
        ? route.fulfill({ status: 502, headers: { 'access-control-allow-origin': '*' }, body: '' })
        : route.fallback(),
    );
    const failed = page.waitForResponse((response) => response.status() === 502);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await failed;
    await page.unroute(ending);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled(slow);
  }
  // Decap shows the reasons, and leaves the rejections of its own promises unhandled.
  faults.length = 0;
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => site.repository.textOf(branch, place), slow).toContain('name: Taber North');
  await expect
    .poll(() => site.repository.pulls, slow)
    .toMatchObject([{ branch, labels: ['decap-cms/draft'] }]);
  expect(site.repository.textOf('main', place)).toContain('name: Taber\n');
  const link = page.getByRole('link', { name: 'View Preview' });
  await expect(link).toHaveAttribute('href', 'https://preview-1.pages.example', slow);

  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByText('Ready', { exact: true }).click();
  await expect.poll(() => site.repository.pulls[0]?.labels, slow).toEqual(['decap-cms/pending_publish']);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now', { exact: true }).click();
  await expect.poll(() => site.repository.textOf('main', place), slow).toContain('name: Taber North');
  expect(faults).toEqual([]);
});

test('two editors of one entry do not overwrite each other', async ({ page, context, site }) => {
  await page.goto(`${site.origin}/admin/#/collections/places/entries/taber-ab`);
  await pressLogin(page);
  await expect(page.getByLabel(/^Name/)).toHaveValue('Taber', slow);
  const other = await context.newPage();
  await other.goto(`${site.origin}/admin/#/collections/places/entries/taber-ab`);
  await expect(other.getByLabel(/^Name/)).toHaveValue('Taber', slow);
  for (const [one, name] of [
    [page, 'Taber North'],
    [other, 'Taber South'],
  ] as const) {
    await one.getByLabel(/^Name/).fill(name);
    await one.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => site.repository.pulls.length, slow).toBe(1);
  }
  await expect(other.getByText(/has been changed by someone else since you opened it/)).toBeVisible(slow);
  expect(site.repository.textOf(branch, place)).toContain('name: Taber North');
});

test('an editor who denies access reads why, and can sign in at the next attempt', async ({ page, site }) => {
  site.github.oauth.decision = 'cancel';
  await page.goto(`${site.origin}/admin/`);
  await Promise.all([page.waitForEvent('popup'), pressLogin(page)]);
  await expect(page.getByText(/GitHub was not allowed to sign you in/)).toBeVisible(slow);
  site.github.oauth.decision = 'authorize';
  await pressLogin(page);
  await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible(slow);
});

test('the window gives the token to no other site and to no page at another address', async ({
  page,
  context,
  site,
}) => {
  const other = site.origin.replace('localhost', '127.0.0.1');
  await page.goto(`${other}/admin/`);
  await expect(page.getByRole('link', { name: `${site.origin}/admin/` })).toBeVisible(slow);
  await page.evaluate((address) => {
    addEventListener('message', ({ data, origin }) => {
      if (origin === new URL(address).origin) document.title = `told ${String(data)}`;
    });
    const popup = open(address);
    setInterval(() => popup?.postMessage('authorizing:github', '*'), 50);
  }, `${site.origin}/api/cms/auth?provider=github`);
  await expect.poll(() => context.pages().length).toBe(2);
  const popup = context.pages()[1];
  await expect(popup?.getByRole('heading', { name: 'Signed in' }) ?? page.locator('none')).toBeVisible(slow);
  // The next message of the page reaches the window after those before it.
  await popup?.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('message', () => {
          resolve();
        });
      }),
  );
  await expect(page).not.toHaveTitle(/^told/);
});
