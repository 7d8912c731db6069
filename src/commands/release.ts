import { runMain } from '../lib/node/run-main';
import { compressFolder } from '../host/compress-folder';
import { readConfig } from '../host/config';
import { makeRelease, type BuildStep } from '../host/releases/make-release';
import { contentDate, contentDirectory } from '../model/load/environment';
import { loadContent } from '../model/load/load-content';
import { formatProblems } from '../model/load/files/problem';
import { runGatsby } from './run-gatsby';

const usage = `npm run release              builds the site and switches to it
npm run release -- --built   publishes the build that is in public/ already
`;

const checking: BuildStep = {
  title: 'Checking the content',
  async run() {
    const loaded = await loadContent(contentDirectory(process.env), contentDate(process.env));
    return loaded.ok ? null : formatProblems(loaded.failure);
  },
};

const building: BuildStep = {
  title: 'Building the pages',
  run: async () =>
    (await runGatsby(['build'], process.env))
      ? null
      : 'The build failed, and the site stays as it was. The log of the build says why.',
};

function compressing(publicDir: string): BuildStep {
  return {
    title: 'Compressing',
    async run() {
      await compressFolder(publicDir);
      return null;
    },
  };
}

async function main(args: readonly string[]): Promise<void> {
  if (args.some((arg) => arg !== '--built')) throw new Error(usage);
  const { releasesDir, publicDir, manifestFile, reminderFactsFile } = readConfig(process.env);
  if (releasesDir === null) throw new Error('Set RELEASES_DIR to the folder of the releases.');
  const outcome = await makeRelease({
    releasesDir,
    site: { publicDir, manifestFile, reminderFactsFile },
    steps: args.includes('--built') ? [compressing(publicDir)] : [checking, building, compressing(publicDir)],
    print: (line) => process.stdout.write(`${line}\n`),
  });
  if (!outcome.ok) throw new Error(outcome.message);
  process.stdout.write(`Release ${outcome.release} is served now.\n`);
}

runMain(main);
