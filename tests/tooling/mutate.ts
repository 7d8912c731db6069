import { run } from '../../src/lib/node/run';
import { changedFiles } from './changed-files';
import { runMain } from '../../src/lib/node/run-main';

/** Pure code, whose tests need neither a browser nor files. */
const pure = /^src\/(?:lib|model\/derive)\/.*(?<!\.test)(?<!\.d)\.ts$/;

/**
 * Mutation tests: makes small changes to the changed pure files, one at a time, and reports those that no test notices.
 * Names of files select those instead: npm run mutate -- src/lib/money.ts. It is only a report, not a gate.
 */
async function main(named: readonly string[]): Promise<void> {
  const files = named.length > 0 ? named : (await changedFiles()).filter((file) => pure.test(file));
  if (files.length === 0) {
    console.log(
      'No file of src/lib or src/model/derive has changed. Name one: npm run mutate -- src/lib/money.ts',
    );
    return;
  }
  const command = ['stryker', 'run', 'tests/tooling/stryker.config.mjs', '--mutate', files.join(',')];
  const { ok } = await run(command, { show: true });
  if (!ok) process.exitCode = 1;
  else console.log('The report by file and line: test-results/mutation/report.html');
}

runMain(main);
