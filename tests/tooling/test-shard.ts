import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuilt } from '../../src/commands/ensure-built';
import { runBrowserTests } from './browser-tests';
import { mergeSpecTimes, readSpecTimes, shardSpecs, SpecTimesSchema } from './spec-shards';
import { configureTestServers } from './test-server-config';
import { runMain } from '../../src/lib/node/run-main';

const folder = path.join('tests', 'e2e');
const timesFile = path.join(folder, 'spec-times.json');
const report = path.join('test-results', 'playwright.json');

const usage = `npm run test:shard -- 2/4       runs the browser tests of the second of four shards
npm run test:shard -- --record  writes what each spec of the last run of browser tests took into ${timesFile}`;

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function allSpecs(): Promise<readonly string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith('.spec.ts'));
}

async function recordTimes(): Promise<void> {
  const known = SpecTimesSchema.parse(await readJson(timesFile));
  const times = mergeSpecTimes(known, readSpecTimes(await readJson(report)), await allSpecs());
  await writeFile(timesFile, `${JSON.stringify(times, null, 2)}\n`);
}

async function specsOf(number: number, count: number): Promise<readonly string[]> {
  const shards = shardSpecs(await allSpecs(), SpecTimesSchema.parse(await readJson(timesFile)), count);
  const shard = shards[number - 1] ?? [];
  // Without names, Playwright would run all specs.
  if (shard.length === 0) throw new Error(`Shard ${number} of ${count} has no specs. Use fewer shards.`);
  // With the folder, since Playwright matches sale.spec.ts with the end of any path.
  return shard.map((spec) => `e2e/${spec}`);
}

/** Runs a part of the browser tests, or records the duration of each spec of the last run. */
async function main([argument = '']: readonly string[]): Promise<void> {
  if (argument === '--record') {
    await recordTimes();
    return;
  }
  const [, number, count] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(argument) ?? [];
  if (number === undefined || Number(number) > Number(count)) throw new Error(usage);
  const specs = await specsOf(Number(number), Number(count));
  const config = await configureTestServers(process.env);
  const passed =
    (await ensureBuilt(process.env, config)) && (await runBrowserTests(config, specs)).failed === 0;
  if (!passed) process.exitCode = 1;
}

runMain(main);
