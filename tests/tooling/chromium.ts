import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './run';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The system's own Chromium or Chrome; null when there is none. */
function systemChromium(): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...macPaths].find(isExecutable) ?? null;
}

function playwrightChromium(): string | null {
  const file = chromium.executablePath();
  return isExecutable(file) ? file : null;
}

/** Ways to get one, tried in turn; the last resort needs Debian or Ubuntu and the rights to install. */
const installers: readonly (readonly string[])[] = [
  ['playwright', 'install', 'chromium'],
  ['sh', '-c', 'apt-get update -qq && apt-get install -y -qq chromium'],
  ['sh', '-c', 'sudo -n apt-get update -qq && sudo -n apt-get install -y -qq chromium'],
];

/**
 * The path of a Chromium to test with: CHROMIUM_PATH, the system's, Playwright's, or a newly installed one.
 *
 * @throws When there is none, with what to do.
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') {
    if (isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH is "${given}", where there is no program. Correct it or leave it unset.`);
  }
  const present = systemChromium() ?? playwrightChromium();
  if (present !== null) return present;
  console.log('No Chromium found; trying to install one ...');
  for (const command of installers) {
    const { ok } = await run(command);
    const installed = ok ? (systemChromium() ?? playwrightChromium()) : null;
    if (installed !== null) return installed;
  }
  throw new Error(
    'The browser tests need Chromium, and none could be installed. Install Chromium or Chrome with the means of your system ' +
      '(Debian: apt-get install chromium), or set CHROMIUM_PATH to one, and run npm test again.',
  );
}
