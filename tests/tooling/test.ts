import { mkdir, rm } from 'node:fs/promises';
import { runBrowserTests } from './browser-tests';
import { ensureBuilt } from '../../src/commands/ensure-built';
import type { ServerConfig } from '../../src/commands/server-config';
import { run } from '../../src/commands/run';
import { countJest, type Count } from './test-count';
import { configureTestServers } from './test-server-config';

/** A step that is no test counts only when it fails. */
function step(ok: boolean): Count {
  return { passed: 0, failed: ok ? 0 : 1 };
}

async function checkGates(): Promise<Count> {
  const { ok } = await run(['tsx', 'src/commands/check.ts'], { show: true });
  return step(ok);
}

async function runJest(name: string, config: string): Promise<Count> {
  const report = `test-results/${name}.json`;
  const { ok } = await run(['jest', '--config', config, '--json', '--outputFile', report], { show: true });
  return countJest(report, ok);
}

const stages: readonly { readonly name: string; readonly work: (places: ServerConfig) => Promise<Count> }[] =
  [
    { name: 'Static gates', work: checkGates },
    { name: 'Unit and content tests', work: () => runJest('unit', 'tests/tooling/jest.config.cjs') },
    { name: 'Build', work: async (places) => step(await ensureBuilt(process.env, places)) },
    {
      name: 'Tests of the built pages',
      work: () => runJest('built', 'tests/tooling/jest.built.config.cjs'),
    },
    { name: 'Browser tests', work: (places) => runBrowserTests(places) },
  ];

/** Runs every gate and test, stops at the first stage that fails, and ends with the counts. */
async function main(): Promise<void> {
  const places = await configureTestServers(process.env);
  await rm('test-results', { recursive: true, force: true });
  await mkdir('test-results');
  let passed = 0;
  for (const [index, { name, work }] of stages.entries()) {
    console.log(`\n== ${index + 1} of ${stages.length}: ${name}`);
    const started = performance.now();
    const count = await work(places);
    passed += count.passed;
    if (count.failed > 0) {
      console.log(`\nStopped: ${name} failed; the reason is above.`);
      console.log(`${passed} passed, ${count.failed} failed`);
      process.exitCode = 1;
      return;
    }
    console.log(`${name}: done in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  console.log(`\n${passed} passed, 0 failed`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
