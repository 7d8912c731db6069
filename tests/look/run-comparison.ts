import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { ServerConfig } from '../../src/commands/server-config';
import { listRemoved, markComplete } from './baseline';
import { emptyLookFolder, lookFolder } from './look-folder';
import { writeReport } from './report';
import { writeContactSheet } from './contact-sheet';
import { listShots } from './shots';
import { withScreenshotSession } from './screenshot-session';
import { takePictures } from './take-pictures';

const sheetFile = path.join(lookFolder, 'sheet.html');
const sheetWidth = 1600;
/** The height in pixels of the tallest picture that Chromium can take. */
const tallestSheet = 16_000;

async function pictureSheet(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 900 } });
  await page.goto(pathToFileURL(sheetFile).href);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: path.join(lookFolder, 'sheet.png'),
    fullPage: true,
    clip: { x: 0, y: 0, width: sheetWidth, height: Math.min(height, tallestSheet) },
  });
  await page.close();
}

/**
 * Takes the pictures of the built site and writes the report and the contact sheet about them.
 *
 * @param filter Takes only pictures whose name contains this; empty for all.
 */
export async function runComparison(config: ServerConfig, filter: string): Promise<void> {
  const shots = listShots(filter);
  await emptyLookFolder();
  const results = await withScreenshotSession(config, async (studio) => {
    console.log(`Taking ${shots.length} pictures ...`);
    const taken = await takePictures(studio, shots);
    await writeFile(sheetFile, writeContactSheet(taken));
    await pictureSheet(studio.browser);
    return taken;
  });
  const complete = filter === '';
  if (complete) await markComplete();
  const report = writeReport(results, complete ? await listRemoved(shots.map(({ file }) => file)) : []);
  await writeFile(path.join(lookFolder, 'report.md'), report);
  console.log(`\n${report}`);
  console.log(
    'The contact sheet: test-results/look/sheet.html (as a picture: sheet.png). The report: report.md.',
  );
  console.log('To accept these pictures: npm run look -- --accept');
}
