import { chromium } from '@playwright/test';
import { createHost } from '../../src/host/create-host';
import { readConfig } from '../../src/host/config';
import { readManifest } from '../../src/host/read-manifest';
import { findChromium } from '../tooling/chromium';
import type { Places } from '../../src/commands/places';
import { readPictureFont } from './picture-font';
import { pictureMoment, type Studio } from './take-picture';

/** Serves the built site with the clock at the moment of the pictures, starts the browser, works, and stops both. */
export async function withStudio<T>(
  { host, port }: Places,
  work: (studio: Studio) => Promise<T>,
): Promise<T> {
  const { publicDir, manifestFile } = readConfig({});
  const manifest = await readManifest(manifestFile);
  const site = createHost({ publicDir, manifest, now: () => pictureMoment });
  const executablePath = await findChromium();
  try {
    await site.listen({ host, port });
    const browser = await chromium.launch({
      executablePath,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
    });
    try {
      return await work({ browser, origin: `http://${host}:${port}`, font: await readPictureFont() });
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}
