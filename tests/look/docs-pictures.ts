import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { previewTemplates } from '../../src/build/content-preview/preview-pages';
import { bundleTemplates } from '../../src/build/content-preview/render-template';
import { startContentServer } from '../../src/commands/content-server';
import { ensureBuilt } from '../../src/commands/ensure-built';
import {
  connect,
  duplicate,
  landPanel,
  open,
  preview,
  publish,
  slow,
  shownField,
  toggleItem,
  unfold,
} from '../e2e/cms-form';
import { configureTestServers } from '../tooling/test-server-config';
import { withScreenshotSession } from './screenshot-session';
import { settle } from './settle';
import { consentCookie } from './states';
import { runMain } from '../../src/lib/node/run-main';

const folder = path.join('docs', 'pictures');
const [width, height] = [1440, 900];
const maxBytes = 120_000;

/** The pictures of docs/editors.md, each with the steps to it. */
const pictures: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'form-and-page': async (page) => {
    await open(page, 'sales/entries/burnt-birch-ranch');
    await preview(page).getByRole('heading', { level: 1 }).waitFor({ timeout: slow.timeout });
  },
  'copy-of-a-sale': async (page) => {
    await open(page, 'sales/entries/iron-creek-home-place');
    await landPanel(page).waitFor({ timeout: slow.timeout });
    await duplicate(page);
    await preview(page).getByText('This is a copy of').waitFor({ timeout: slow.timeout });
  },
  'wrong-legal-description': async (page) => {
    await open(page, 'sales/entries/burnt-birch-ranch');
    await unfold(page, '3 parcels');
    await toggleItem(page, 'Parcel 3');
    await unfold(page, '1 legal land description');
    await shownField(page, /^Legal land description$/).fill('SE-16-77-W6M');
    await landPanel(page).getByText('is not a legal land description').waitFor();
    await shownField(page, /^Legal land description$/).scrollIntoViewIfNeeded();
  },
  'refused-save': async (page) => {
    await open(page, 'sales/entries/burnt-birch-ranch');
    await page.getByLabel(/^ID/).first().fill('sale-1001');
    await publish(page);
    await page.getByText(/Nothing was saved/).waitFor({ timeout: slow.timeout });
    await preview(page).getByText('cannot be published yet').waitFor({ timeout: slow.timeout });
  },
  'results-on-the-site': async (page) => {
    await page.goto('/auctions/iron-creek-home-place/');
  },
};

/**
 * Takes the pictures of docs/editors.md, of the real page for editors and the real site, with a copy of the content:
 * npm run docs:pictures. With --built it uses the last build.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });
  const servers = await configureTestServers(process.env);
  if (!values.built && !(await ensureBuilt(process.env, servers)))
    throw new Error('The build failed; the reason is above. Mend it and run npm run docs:pictures again.');
  const root = await mkdtemp(path.join(tmpdir(), 'docs-pictures-'));
  await cp('content', path.join(root, 'content'), { recursive: true });
  const content = await startContentServer(root, process.env, await bundleTemplates(previewTemplates));
  try {
    await mkdir(folder, { recursive: true });
    await withScreenshotSession(servers, async ({ browser, origin }) => {
      for (const [name, prepare] of Object.entries(pictures)) {
        const context = await browser.newContext({
          baseURL: origin,
          viewport: { width, height },
          locale: 'en-CA',
          timezoneId: 'America/Edmonton',
          reducedMotion: 'reduce',
        });
        await context.addCookies([{ ...consentCookie, url: origin }]);
        await connect(context, content.origin);
        const page = await context.newPage();
        await prepare(page);
        await settle(page);
        const webp = await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
          .webp({ quality: 80 })
          .toBuffer();
        if (webp.byteLength > maxBytes)
          throw new Error(`${name} has ${String(webp.byteLength)} bytes, more than ${String(maxBytes)}.`);
        await writeFile(path.join(folder, `${name}.webp`), webp);
        console.log(`${folder}/${name}.webp: ${String(webp.byteLength)} bytes`);
        await context.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
      }
    });
  } finally {
    await content.stop();
    await rm(root, { recursive: true });
  }
}

runMain(main);
