import { readConfig } from '../host/config';
import { rollBack } from '../host/releases/switch-release';

/** Switches to the release before, or to the one that is named. */
async function main([wanted]: readonly string[]): Promise<void> {
  const { releasesDir } = readConfig(process.env);
  if (releasesDir === null) throw new Error('Set RELEASES_DIR to the folder of the releases.');
  const { from, to } = await rollBack(releasesDir, wanted);
  process.stdout.write(
    `Release ${to} is served now, instead of ${from}. Correct the content before the next build.\n`,
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
