import path from 'node:path';
import { makeRelease } from '../../../src/host/releases/make-release';

/** Replaces a build: publishes the site in a folder, as `npm run release` does with the site that it has built. */
async function main([dir = '.']: readonly string[]): Promise<void> {
  const outcome = await makeRelease({
    releasesDir: path.join(dir, 'releases'),
    site: {
      publicDir: path.join(dir, 'public'),
      manifestFile: path.join(dir, 'generated', 'host.json'),
      reminderFactsFile: path.join(dir, 'generated', 'reminders.json'),
    },
    steps: [],
    print: console.log,
  });
  if (!outcome.ok) process.exitCode = 1;
}

void main(process.argv.slice(2));
