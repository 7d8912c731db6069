import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';

const weights = [400, 600, 700];
const files = path.dirname(
  createRequire(path.resolve('package.json')).resolve('@fontsource/inter/package.json'),
);

async function fontFace(weight: number): Promise<string> {
  const font = await readFile(path.join(files, 'files', `inter-latin-${weight}-normal.woff2`), 'base64');
  return `@font-face { font-family: Inter; font-weight: ${weight}; src: url(data:font/woff2;base64,${font}); }`;
}

/** Returns the font faces of Inter as CSS. */
export async function readPictureFont(): Promise<string> {
  return (await Promise.all(weights.map(fontFace))).join('\n');
}

/**
 * Sets the body text of every page in Inter, only for the pictures. The site uses the system's own font, and a server
 * often has none that a visitor would see. The build writes the font's name into each rule, so it is replaced in the
 * responses for pages and style sheets.
 */
export async function usePictureFont(context: BrowserContext, font: string): Promise<void> {
  await context.route('**', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('system-ui', 'Inter,system-ui');
    const body = type === 'document' ? text.replace('</head>', `<style>${font}</style></head>`) : text;
    await route.fulfill({ response, body });
  });
}
