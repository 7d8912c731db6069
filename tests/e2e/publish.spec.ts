import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { writeHostManifest } from '../../src/build/hosting/host-manifest';
import { writePublishPage } from '../../src/build/cms/write-publish-page';
import { publishRelease } from '../../src/host/releases/publish-release';
import { startHost } from '../../src/host/start-host';
import { createReleaseFixture } from '../contracts/releases/release-fixture';
import { violationsIn } from './axe';
import { test as base } from './test';

const exec = promisify(execFile);
const token = 'the-token-of-the-editors';
const publishBuild = [
  path.resolve('node_modules/.bin/tsx'),
  path.resolve('tests/contracts/rebuilds/publish-build.ts'),
];

interface Publishing {
  readonly address: string;
  /** Ends the waiting build: "publish", or "fail". */
  readonly end: (how: 'publish' | 'fail') => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A real host with the page, and a build that reports its progress and then waits for the test. */
const test = base.extend<{ publishing: Publishing }>({
  publishing: async ({}, use) => {
    const { dir, config, site, releasesDir, build, close } = await createReleaseFixture();
    await build('one');
    await writePublishPage(site.publicDir, 'Example Land');
    const changes = [{ at: '2099-12-01T09:00:00-06:00' }];
    await writeHostManifest(
      path.dirname(site.manifestFile),
      { sales: [], formErrors: {}, changes },
      { transportSecurity: 'max-age=1', contentPolicy: "default-src 'none'" },
    );
    await publishRelease(site, releasesDir, null, console.warn);
    const go = path.join(dir, 'go');
    await exec('mkfifo', [go]);
    const report = `{"run":"'$REBUILD_RUN'","progress":{"state":"building","step":"Building the pages"}}`;
    const command = [
      'echo "The build has begun"',
      `echo '${report}' > "${releasesDir}/report.json"`,
      `read -r how < "${go}"`,
      'test "$how" = publish || { echo "Goose Lake has no picture"; exit 1; }',
      `"${publishBuild.join('" "')}" "${dir}"`,
    ].join('; ');
    const rebuilds = { secret: null, token, command, deadlineMs: 60_000 };
    const host = await startHost({ ...config, formStore: null, rebuilds });
    const address = host.server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    let stopped: Promise<void> | undefined;
    async function stop(): Promise<void> {
      stopped ??= host.close();
      await stopped;
    }
    await use({
      address: `http://127.0.0.1:${String(address.port)}/admin/publish/`,
      end: (how) => writeFile(go, `${how}\n`),
      stop,
    });
    await stop();
    await close();
  },
});

async function giveToken(page: Page, given: string): Promise<void> {
  await page.getByLabel('Token for publishing').fill(given);
  await page.keyboard.press('Enter');
}

test('an editor publishes with the keyboard, and finds the build again after a reload', async ({
  page,
  publishing,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  const status = page.getByRole('status');
  await page.goto(publishing.address);
  await expect(page.getByLabel('Token for publishing')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await giveToken(page, 'not the token');
  await expect(page.getByRole('alert')).toContainText('no spaces');
  await giveToken(page, 'not-the-token');
  await expect(page.getByRole('alert')).toContainText('not the token of this site');
  await expect(page.getByLabel('Token for publishing')).toBeFocused();
  await giveToken(page, token);
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeFocused();
  await expect(status).toHaveText('Nothing is being published at the moment.');
  await expect(page.getByText('The next scheduled change is on Dec')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(status).toContainText('Building the pages');
  expect(page.url()).toBe(publishing.address);

  await page.reload();
  await expect(status).toContainText('Building the pages');
  await page.getByText('Log of the build').click();
  await expect(page.getByRole('region', { name: 'Log of the build' })).toContainText('The build has begun');
  await page.getByRole('button', { name: 'Publish again afterwards' }).click();
  await expect(status).toContainText('Another build follows');
  expect(await violationsIn(page)).toEqual([]);
  await publishing.end('publish');
  await expect(status).not.toContainText('Another build follows');
  await expect(status).toContainText('Building the pages');
  await publishing.end('publish');
  await expect(status).toContainText('as release 000003. Visitors see the new site.');
  expect(faults).toEqual([]);
});

test('a failed build says why, and that the site stays', async ({ page, publishing }) => {
  await page.goto(publishing.address);
  await giveToken(page, token);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await publishing.end('fail');
  await expect(page.getByRole('status')).toContainText('Publishing failed');
  await expect(page.getByRole('region', { name: 'What went wrong' })).toContainText(
    'Goose Lake has no picture',
  );
  expect(await violationsIn(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 600 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the token stays in the tab until it is forgotten', async ({ page, publishing, context }) => {
  await page.goto(publishing.address);
  await giveToken(page, token);
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(publishing.address);
  await expect(other.getByLabel('Token for publishing')).toBeVisible();
  await page.getByRole('button', { name: 'Forget the token' }).click();
  await expect(page.getByLabel('Token for publishing')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Token for publishing')).toBeVisible();
});

test('the page says that the server has stopped, and retries', async ({ page, publishing }) => {
  await page.goto(publishing.address);
  await giveToken(page, token);
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();
  await publishing.stop();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('status')).toHaveText('The server does not answer. Trying again.');
});

test('a host that does not build says what to do', async ({ page }) => {
  await page.goto('/admin/publish/');
  await expect(page.getByText('sets RELEASES_DIR and REBUILD_TOKEN')).toBeVisible();
  await expect(page.getByLabel('Token for publishing')).toBeHidden();
  expect(await violationsIn(page)).toEqual([]);
});
