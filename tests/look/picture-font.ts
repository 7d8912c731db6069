import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const weights = [400, 600, 700];
const files = path.dirname(
  createRequire(path.resolve('package.json')).resolve('@fontsource/inter/package.json'),
);

async function fontFace(weight: number): Promise<string> {
  const font = await readFile(path.join(files, 'files', `inter-latin-${weight}-normal.woff2`), 'base64');
  return `@font-face { font-family: Inter; font-weight: ${weight}; src: url(data:font/woff2;base64,${font}); }`;
}

/**
 * Styles that set the body text in Inter. The site sets it in the system's own font, of which a server has
 * often none that a visitor would see; so this is for the pictures alone.
 */
export async function pictureFont(): Promise<string> {
  const faces = await Promise.all(weights.map(fontFace));
  return [...faces, ":root { --body: 'Inter', system-ui, sans-serif !important; }"].join('\n');
}
