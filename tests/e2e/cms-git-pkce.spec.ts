import { expect, type Page } from '@playwright/test';
import { publicClientId } from '../stand-ins/git/pkce';
import { createRepository, type Repository } from '../stand-ins/git/repository';
import type { GitHostServer } from '../stand-ins/git/serve-git-host';
import { startGitea } from '../stand-ins/gitea/start-gitea';
import { startGitLab } from '../stand-ins/gitlab/start-gitlab';
import { freePort } from '../contracts/free-port';
import { kept, slow } from './cms-form';
import { startEditedSite } from './edited-site';
import { test as base } from './test';

const place = 'content/places/taber-ab.yaml';
const branch = 'cms/places/taber-ab';
const starts = { gitlab: startGitLab, gitea: startGitea };

interface Editing {
  /** Opens the page for editors of a site whose content is at the given kind of git host. */
  readonly open: (kind: keyof typeof starts) => Promise<{ gitHost: GitHostServer; repository: Repository }>;
}

const test = base.extend<{ editing: Editing }>({
  editing: async ({ page }, use) => {
    test.setTimeout(180_000);
    const ends: (() => Promise<void>)[] = [];
    await use({
      async open(kind) {
        const port = await freePort();
        const address = `http://localhost:${String(port)}/admin/`;
        const repository = await createRepository(['content/places', 'content/settings']);
        const gitHost = await starts[kind]([address], repository);
        ends.push(gitHost.stop);
        const site = await startEditedSite(port, {
          CMS_BACKEND: kind,
          CMS_GIT_ORIGIN: gitHost.origin,
          CMS_OAUTH_CLIENT_ID: publicClientId,
        });
        ends.push(site.stop);
        await page.goto(address);
        return { gitHost, repository };
      },
    });
    await page.close();
    await Promise.all(ends.map(async (end) => end()));
  },
});

async function openPlace(page: Page, name = 'Taber'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible(slow);
  await page.goto(`${page.url().split('#')[0] ?? ''}#/collections/places/entries/taber-ab`);
  await expect(page.getByLabel(/^Name/)).toHaveValue(name, slow);
}

test('an editor signs in at GitLab, saves a draft, follows its preview and publishes it', async ({
  page,
  editing,
}) => {
  const faults: string[] = [];
  // Decap rejects a promise with an object once it has shown that a save failed, and does not handle it.
  page.on('pageerror', ({ message }) => message !== 'Object' && faults.push(message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  // Decap asks whether to publish.
  page.on('dialog', (dialog) => void dialog.accept());
  const { repository } = await editing.open('gitlab');
  await page.getByRole('button', { name: 'Login with GitLab' }).click();
  await openPlace(page);
  expect(page.url()).not.toContain('code=');

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByLabel(/^Name/).fill('Taber North');
  // The branch has been created, but not its merge request.
  await page.route('**/merge_requests?*', async (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, headers: { 'access-control-allow-origin': '*' }, body: '' })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Failed to persist entry/)).toBeVisible(slow);
  expect([...repository.branches.keys()]).toEqual(['main', branch]);
  await page.unrouteAll({ behavior: 'wait' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 });
  const boxOf = async (one: ReturnType<Page['getByRole']>) =>
    one.evaluate((node) => node.getBoundingClientRect());
  const preview = page.getByRole('button', { name: /Check for Preview/ });
  expect((await boxOf(page.getByLabel(/^Name/))).top).toBeGreaterThan((await boxOf(preview)).bottom);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => repository.textOf(branch, place), slow).toContain('name: Taber North');
  await expect.poll(() => repository.pulls, slow).toMatchObject([{ branch, labels: ['decap-cms/draft'] }]);
  expect(repository.textOf('main', place)).toContain('name: Taber\n');
  expect([...repository.branches.keys()].sort()).toEqual([
    branch,
    expect.stringMatching(/^cms_\d+\/places\/taber-ab$/),
    'main',
  ]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const link = page.getByRole('link', { name: 'View Preview' });
  await expect(link).toHaveAttribute('href', 'https://preview-1.pages.example', slow);

  await page.getByLabel(/^Name/).fill('Taber East');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => repository.textOf(branch, place), slow).toContain('name: Taber East');
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByText('Ready', { exact: true }).click();
  await expect.poll(() => repository.pulls[0]?.labels, slow).toEqual(['decap-cms/pending_publish']);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now', { exact: true }).click();
  await expect.poll(() => repository.textOf('main', place), slow).toContain('name: Taber East');
  expect(repository.pulls).toEqual([]);
  expect(faults).toEqual([]);
});

test('an editor who keeps the form open for longer than a token of GitLab lasts can save', async ({
  page,
  editing,
}) => {
  const { gitHost, repository } = await editing.open('gitlab');
  await page.getByRole('button', { name: 'Login with GitLab' }).click();
  await openPlace(page);
  await page.getByLabel(/^Name/).fill('Taber North');
  // The tab is closed before it is saved.
  await kept(page, 'places', 'taber-ab');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Taber North', slow);
  gitHost.signIn.expire();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => repository.textOf(branch, place), slow).toContain('name: Taber North');
  await expect(page.getByText('Entry saved')).toBeVisible(slow);
  // The next visit begins with the new token, at the same entry.
  await page.reload();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Taber North', slow);
});

test('an editor who follows a link to an entry signs in and is there', async ({ page, editing }) => {
  await editing.open('gitea');
  const address = page.url().split('#')[0] ?? '';
  await page.goto('about:blank');
  await page.goto(`${address}#/collections/places/entries/taber-ab`);
  await page.getByRole('button', { name: 'Login with Gitea' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Taber', slow);
  expect(page.url()).toMatch(/#\/collections\/places\/entries\/taber-ab$/);
});

test('an editor signs in at Gitea, and what is saved is on the branch of the site at once', async ({
  page,
  editing,
}) => {
  const { repository } = await editing.open('gitea');
  await page.getByRole('button', { name: 'Login with Gitea' }).click();
  await openPlace(page);
  const before = repository.textOf('main', place);
  await page.getByLabel(/^Name/).fill('Taber\u200b');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Publish now', { exact: true }).click();
  await expect(page.getByText(/Nothing was saved\. name \(Name\)/)).toBeVisible(slow);
  expect(repository.textOf('main', place)).toBe(before);

  await expect(async () => {
    await page.getByLabel(/^Name/).fill('Taber North');
    await expect(page.getByLabel(/^Name/)).toHaveValue('Taber North');
  }).toPass(slow);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Publish now', { exact: true }).click();
  await expect
    .poll(() => repository.textOf('main', place), slow)
    .toBe(before?.replace('name: Taber\n', 'name: Taber North\n'));
  expect([...repository.branches.keys()]).toEqual(['main']);
});

for (const kind of ['gitlab', 'gitea'] as const)
  test(`at ${kind}, an editor who denies access reads why, and can sign in at the next attempt`, async ({
    page,
    editing,
  }) => {
    const { gitHost } = await editing.open(kind);
    const login = page.getByRole('button', { name: /^Login with/ });
    gitHost.signIn.decision = 'deny';
    await login.click();
    await expect(page.getByText('The resource owner denied the request.')).toBeVisible(slow);
    gitHost.signIn.decision = 'authorize';
    await login.click();
    await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible(slow);
  });

test('an editor without write access reads why, and can try with another account', async ({
  page,
  editing,
}) => {
  const { gitHost } = await editing.open('gitlab');
  gitHost.mayWrite = false;
  const login = page.getByRole('button', { name: 'Login with GitLab' });
  await login.click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are not signed in.' })).toContainText(
    'Your GitLab user account does not have access to this repo.',
    slow,
  );
  gitHost.mayWrite = true;
  await login.click();
  await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible(slow);
  await expect(page.getByText('You are not signed in.')).toBeHidden();
});

test('at Gitea, two editors of one entry do not overwrite each other', async ({ page, context, editing }) => {
  const { repository } = await editing.open('gitea');
  await page.getByRole('button', { name: 'Login with Gitea' }).click();
  await openPlace(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel(/^Name/)).toHaveValue('Taber', slow);
  for (const [one, name] of [
    [page, 'Taber North'],
    [other, 'Taber South'],
  ] as const) {
    await one.getByLabel(/^Name/).fill(name);
    await one.getByRole('button', { name: 'Publish' }).click();
    await one.getByText('Publish now', { exact: true }).click();
    await expect.poll(() => repository.textOf('main', place), slow).toContain('name: Taber North');
  }
  await expect(other.getByText(/has been changed by someone else since you opened it/)).toBeVisible(slow);
  expect(repository.textOf('main', place)).toContain('name: Taber North');
});
