import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../../src/lib/node/run';

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const browserNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
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

/** A browser without its system libraries is there but does not start. */
function starts(file: string): boolean {
  return isExecutable(file) && spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** Playwright's own, which fits it best, or else the system's Chromium or Chrome; null when none starts. */
function presentChromium(): string | null {
  return [chromium.executablePath(), ...onPath(browserNames), ...macPaths].find(starts) ?? null;
}

/** Playwright has the path of its full browser; its headless shell is in a sibling folder with the same number. */
function playwrightShells(): string[] {
  const folder = chromium.executablePath().replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /headless[-_]shell(?:\.exe)?$/.test(file))
    .map((file) => path.join(folder, file));
}

/** Ubuntu has no package of the headless shell. */
function aptInstall(sudo: string): readonly string[] {
  const install = `${sudo} apt-get install -y chromium`;
  const script = `${sudo} apt-get update && (${install} chromium-headless-shell || ${install})`;
  return ['sh', '-c', `export DEBIAN_FRONTEND=noninteractive; command -v apt-get && ${script}`];
}

/**
 * Ways to get one, tried in turn. The distribution's package comes first where it can be had (Debian or
 * Ubuntu, as root or with sudo that asks nothing), since it brings the libraries that the browser needs.
 */
const installers: readonly { readonly name: string; readonly command: readonly string[] }[] = [
  { name: "the distribution's package", command: aptInstall('') },
  { name: "the distribution's package, with sudo", command: aptInstall('sudo -n') },
  { name: "Playwright's build", command: ['playwright', 'install', 'chromium'] },
];

const patienceMs = 300_000;

/**
 * The path of a Chromium to test with: CHROMIUM_PATH, Playwright's, the system's, or a newly installed one.
 *
 * @throws When there is none, with what to do.
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') {
    if (starts(given)) return given;
    throw new Error(
      `CHROMIUM_PATH is "${given}", which is not a browser that starts. Correct it or leave it unset.`,
    );
  }
  const present = presentChromium();
  if (present !== null) return present;
  for (const { name, command } of installers) {
    console.log(`No Chromium found; trying to install ${name} ...`);
    const { ok, output } = await run(command, { timeoutMs: patienceMs });
    const installed = ok ? presentChromium() : null;
    if (installed !== null) return installed;
    console.log(output.trimEnd().split('\n').slice(-3).join('\n'));
  }
  throw new Error(
    'The browser tests need Chromium, and none could be installed. Install Chromium or Chrome by the means of ' +
      'your system (Debian: apt-get install chromium), or set CHROMIUM_PATH to the path of one, and run the tests again.',
  );
}

/**
 * The path of the headless shell, the same engine without windows, in which tests take half as long as in the full
 * browser; the full browser if there is no shell, or if CHROMIUM_PATH names one.
 */
export function findHeadlessShell(fullBrowser: string): string {
  if (process.env.CHROMIUM_PATH === fullBrowser) return fullBrowser;
  return [...playwrightShells(), ...onPath(shellNames)].find(starts) ?? fullBrowser;
}
