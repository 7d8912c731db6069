import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Number of tests that passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const JestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});
const PlaywrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

async function readReport(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/** Adds a failure if a runner failed without naming a test or wrote no report. */
function orBroken(count: Count | null, ok: boolean): Count {
  if (count === null) return { passed: 0, failed: 1 };
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

/** @param ok True if Jest succeeded. */
export async function countJest(file: string, ok: boolean): Promise<Count> {
  const { data } = JestReport.safeParse(await readReport(file));
  const count = data && {
    passed: data.numPassedTests,
    // A suite that does not even load has no tests to fail.
    failed: Math.max(data.numFailedTests, data.numFailedTestSuites),
  };
  return orBroken(count ?? null, ok);
}

/** @param ok True if Playwright succeeded. */
export async function countPlaywright(file: string, ok: boolean): Promise<Count> {
  const { data } = PlaywrightReport.safeParse(await readReport(file));
  const count = data && {
    passed: data.stats.expected,
    failed: data.stats.unexpected + data.stats.flaky + data.errors.length,
  };
  return orBroken(count ?? null, ok);
}
