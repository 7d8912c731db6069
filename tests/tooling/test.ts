import { mkdir, rm } from 'node:fs/promises';
import { runBrowserTests } from './browser-tests';
import { run, type RunResult } from '../../src/lib/node/run';
import type { ServerConfig } from '../../src/commands/server-config';
import { runConfiguredTests } from './configured-tests';
import { testChanged } from './test-changed';
import { countJest, type Count } from './test-count';
import { configureTestServers } from './test-server-config';
import { runMain } from '../../src/lib/node/run-main';

/** A step that is not a test counts only if it fails. */
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

interface Stage {
  readonly name: string;
  readonly work: () => Promise<Count>;
}

/** A build that was started along with earlier stages: waits for its end, and shows its output. */
function builtBeside(name: string, built: Promise<RunResult>): Stage {
  return {
    name,
    work: async () => {
      const { ok, output } = await built;
      console.log(output.trimEnd());
      return step(ok);
    },
  };
}

interface Builds {
  readonly site: Promise<RunResult>;
  readonly configuredSite: Promise<RunResult>;
}

function listStages(servers: ServerConfig, { site, configuredSite }: Builds): readonly Stage[] {
  return [
    { name: 'Static gates', work: checkGates },
    { name: 'Unit and content tests', work: () => runJest('unit', 'tests/tooling/jest.config.cjs') },
    builtBeside('Build (begun with the gates)', site),
    {
      name: 'Tests of the built pages',
      work: () => runJest('built', 'tests/tooling/jest.built.config.cjs'),
    },
    { name: 'Browser tests', work: () => runBrowserTests(servers) },
    builtBeside('Build of a configured site (begun after the first build)', configuredSite),
    { name: 'Browser tests of a configured site', work: () => runConfiguredTests(servers) },
  ];
}

/** Runs the stages one after another and stops at the first that fails. */
async function runStages(stages: readonly Stage[]): Promise<boolean> {
  let passed = 0;
  for (const [index, { name, work }] of stages.entries()) {
    console.log(`\n== ${index + 1} of ${stages.length}: ${name}`);
    const started = performance.now();
    const count = await work();
    passed += count.passed;
    if (count.failed > 0) {
      console.log(`\nStopped: ${name} failed; the reason is above.`);
      console.log(`${passed} passed, ${count.failed} failed`);
      return false;
    }
    console.log(`${name}: done in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  console.log(`\n${passed} passed, 0 failed`);
  return true;
}

/** Runs every gate and test, stops at the first stage that fails, and ends with the counts. */
async function testAll(): Promise<boolean> {
  const servers = await configureTestServers(process.env);
  await rm('test-results', { recursive: true, force: true });
  await mkdir('test-results');
  // A build leaves a processor idle half of the time, which the gates and unit tests use.
  const noLonger = new AbortController();
  const build = (script: string) => run(['tsx', `tests/tooling/${script}`], { signal: noLonger.signal });
  const site = build('build-site.ts');
  const configuredSite = site.then((built) => (built.ok ? build('build-configured-site.ts') : built));
  const passed = await runStages(listStages(servers, { site, configuredSite }));
  noLonger.abort();
  return passed;
}

/** Runs all tests, or with --changed those for changes since main (or since a commit: --changed=HEAD~1). */
async function main(args: readonly string[]): Promise<void> {
  const changed = args.find((argument) => /^--changed(?:=|$)/.test(argument));
  const [, since] = changed?.split('=') ?? [];
  const passed = await (changed === undefined ? testAll() : testChanged(since));
  if (!passed) process.exitCode = 1;
}

runMain(main);
