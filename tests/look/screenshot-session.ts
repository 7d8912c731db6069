import { chromium } from '@playwright/test';
import { createHost } from '../../src/host/create-host';
import { readConfig } from '../../src/host/config';
import { readManifest } from '../../src/host/site/read-manifest';
import { findChromium } from '../tooling/chromium';
import { chromiumFlags } from '../tooling/chromium-flags';
import type { ServerConfig } from '../../src/commands/server-config';
import { readPictureFont } from './picture-font';
import { pictureTime, type ScreenshotSession } from './take-picture';

/**
 * Serves the built site with the clock at the moment of the pictures, starts the browser, runs a function, and stops
 * both.
 */
export async function withScreenshotSession<T>(
  { host, port }: ServerConfig,
  work: (studio: ScreenshotSession) => Promise<T>,
): Promise<T> {
  const { publicDir, manifestFile } = readConfig({});
  const manifest = await readManifest(manifestFile);
  const site = createHost({ publicDir, manifest, now: () => pictureTime });
  const executablePath = await findChromium();
  try {
    await site.listen({ host, port });
    const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
    try {
      return await work({ browser, origin: `http://${host}:${port}`, font: await readPictureFont() });
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}
