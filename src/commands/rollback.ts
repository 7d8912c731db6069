import { runMain } from '../lib/node/run-main';
import { readConfig } from '../host/config';
import { rollBack } from '../host/releases/switch-release';

/** Switches to the previous release, or to the one that is named. */
async function main([wanted]: readonly string[]): Promise<void> {
  const { releasesDir } = readConfig(process.env);
  if (releasesDir === null) throw new Error('Set RELEASES_DIR to the folder of the releases.');
  const { from, to } = await rollBack(releasesDir, wanted);
  process.stdout.write(
    `Release ${to} is served now, instead of ${from}. Correct the content before the next build.\n`,
  );
}

runMain(main);
