import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { readConfig } from '../../src/host/config';
import { startHost } from '../../src/host/start-host';
import { startEngine } from '../stand-ins/engine/start-engine';
import { findChromium } from './chromium';
import { ensureBuilt } from './ensure-built';
import { readPlaces, requireFreePort } from './places';
import { run } from './run';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const JestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** The day for which the sample content was written, so that every run tests the same site. */
const contentDate = '2026-11-21';

async function readReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function step(text: string): void {
  console.log(`\n== ${text}`);
}

async function checkGates(): Promise<Count> {
  const { ok } = await run(['tsx', 'tests/tooling/check.ts'], { show: true });
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

async function runJest(config: string): Promise<Count> {
  const file = 'test-results/jest.json';
  await run(['jest', '--config', config, '--json', '--outputFile', file, '--silent'], { show: true });
  const report = JestReport.parse(await readReport(file));
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
  };
}

async function buildSite(): Promise<Count> {
  const built = await ensureBuilt(process.env, readPlaces(process.env));
  return { passed: built ? 1 : 0, failed: built ? 0 : 1 };
}

async function runBrowserTests(): Promise<Count> {
  const places = readPlaces(process.env);
  const executable = await findChromium();
  console.log(`Chromium: ${executable}`);
  const site = await startHost(readConfig({ LOG_LEVEL: 'warn', ...process.env, PORT: String(places.port) }));
  const engine = await startEngine({
    host: places.host,
    port: places.enginePort,
    siteOrigin: places.siteOrigin,
  });
  try {
    await run(['playwright', 'test', '--config', 'tests/tooling/playwright.config.ts'], {
      show: true,
      env: { CHROMIUM_PATH: executable, SITE_ORIGIN: places.siteOrigin },
    });
  } finally {
    await Promise.all([site.close(), engine.close()]);
  }
  const { stats } = PlaywrightReport.parse(await readReport('test-results/report.json'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const stages = [
  { name: 'Static gates', work: checkGates },
  { name: 'Unit and content tests', work: () => runJest('tests/tooling/jest.config.cjs') },
  { name: 'Build', work: buildSite },
  { name: 'Tests of the built pages', work: () => runJest('tests/tooling/jest.built.config.cjs') },
  { name: 'Browser tests', work: runBrowserTests },
];

/** Runs every gate and test, stops at the first stage that fails, and ends with the counts. */
async function main(): Promise<void> {
  process.env.CONTENT_DATE ??= contentDate;
  process.env.PORT ??= '9100';
  process.env.ENGINE_PORT ??= '9101';
  const places = readPlaces(process.env);
  await requireFreePort('PORT', places.host, places.port);
  await requireFreePort('ENGINE_PORT', places.host, places.enginePort);
  await rm('test-results', { recursive: true, force: true });
  let passed = 0;
  for (const { name, work } of stages) {
    step(name);
    const count = await work();
    passed += count.passed;
    if (count.failed > 0) {
      console.log(`\n${name}: failed; the reason is above.`);
      console.log(`${String(passed)} passed, ${String(count.failed)} failed`);
      process.exitCode = 1;
      return;
    }
  }
  console.log(`\n${String(passed)} passed, 0 failed`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
