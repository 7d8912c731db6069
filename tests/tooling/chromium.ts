import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../../src/commands/run';

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

/** A browser without its system libraries is there but does not start. */
function starts(file: string): boolean {
  return isExecutable(file) && spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

/** The system's own Chromium or Chrome, or else the one that Playwright has installed; null when none starts. */
function presentChromium(): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...macPaths, chromium.executablePath()].find(starts) ?? null;
}

const noninteractive = 'export DEBIAN_FRONTEND=noninteractive;';

/**
 * Ways to get one, tried in turn. The distribution's package comes first where it can be had (Debian or
 * Ubuntu, as root or with sudo that asks nothing), since it brings the libraries that the browser needs.
 */
const installers: readonly { readonly name: string; readonly command: readonly string[] }[] = [
  {
    name: "the distribution's package",
    command: [
      'sh',
      '-c',
      `${noninteractive} command -v apt-get && [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y chromium`,
    ],
  },
  {
    name: "the distribution's package, with sudo",
    command: [
      'sh',
      '-c',
      'command -v apt-get && sudo -n apt-get update && sudo -n apt-get install -y chromium',
    ],
  },
  { name: "Playwright's build", command: ['playwright', 'install', 'chromium'] },
];

const patienceMs = 300_000;

/**
 * The path of a Chromium to test with: CHROMIUM_PATH, the system's, Playwright's, or a newly installed one.
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
