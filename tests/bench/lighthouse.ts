import { execFile } from 'node:child_process';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { chromiumFlags } from '../tooling/chromium-flags';

const exec = promisify(execFile);

/**
 * The newest version that runs on Node 20. It is not a dependency of the project, because it would bring 200 packages
 * for this purpose alone.
 */
const version = '12.8.2';
const folder = path.resolve('node_modules/.cache/bench-phone');
const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');

const Package = z.object({ version: z.string() });

async function isInstalled(): Promise<boolean> {
  try {
    await access(program);
    const text = await readFile(path.join(folder, 'node_modules/lighthouse/package.json'), 'utf8');
    return Package.parse(JSON.parse(text)).version === version;
  } catch {
    return false;
  }
}

/** Installs Lighthouse in its own folder, unless it is there already. */
export async function installLighthouse(): Promise<void> {
  if (await isInstalled()) return;
  console.log(`Installing Lighthouse ${version} ...`);
  await mkdir(folder, { recursive: true });
  const manifest = { private: true, dependencies: { lighthouse: version } };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await exec('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
}

const Report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    metrics: z.object({
      details: z.object({
        items: z
          .tuple([
            z.object({
              largestContentfulPaint: z.number(),
              totalBlockingTime: z.number(),
              cumulativeLayoutShift: z.number(),
            }),
          ])
          .rest(z.unknown()),
      }),
    }),
  }),
});

/** The report of a page that Lighthouse has opened but could not measure, such as one that stays empty. */
const Failure = z.object({
  audits: z.object({ metrics: z.object({ errorMessage: z.string() }) }),
});

export interface LighthouseResult {
  /** From 0 to 100. */
  readonly performance: number;
  /** The other categories that are less than 100, such as seo 92. */
  readonly flaws: readonly string[];
  /** In milliseconds, as simulated for a slow connection and processor. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /**
   * Speed of the processor before it is slowed, by Lighthouse's own benchmark. It runs no page, so the copy without
   * scripts tells more.
   */
  readonly benchmarkIndex: number;
}

function percent(score: number | null | undefined): number {
  return Math.round((score ?? 0) * 100);
}

/** Lighthouse recommends another run if the browser has lost a part of its trace. */
const attempts = 3;

/** The report of one page, as JSON. */
async function report(chromium: string, url: string, options: readonly string[]): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { stdout } = await exec(
        process.execPath,
        [
          program,
          url,
          '--quiet',
          '--output=json',
          ...options,
          `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
        ],
        { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64_000_000 },
      );
      return stdout;
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      if (attempt === attempts || !reason.includes('Please run Lighthouse again'))
        throw new Error(`Lighthouse could not measure ${url}. ${reason}`, { cause });
    }
  }
}

/**
 * Measures a page with Lighthouse, for a phone.
 *
 * @param slowdown Factor by which the processor is slowed.
 * @param all True to check accessibility, best practices and SEO too.
 * @throws With Lighthouse's own message, when it cannot measure the page.
 */
export async function runLighthouse(
  chromium: string,
  url: string,
  slowdown: number,
  all: boolean,
): Promise<LighthouseResult> {
  const text = await report(chromium, url, [
    `--throttling.cpuSlowdownMultiplier=${String(slowdown)}`,
    ...(all ? [] : ['--only-categories=performance']),
  ]);
  const result: unknown = JSON.parse(text);
  const failure = Failure.safeParse(result);
  if (failure.success)
    throw new Error(`Lighthouse could not measure ${url}. ${failure.data.audits.metrics.errorMessage}`);
  const { categories, audits, environment } = Report.parse(result);
  const [metrics] = audits.metrics.details.items;
  return {
    performance: percent(categories.performance?.score),
    flaws: Object.entries(categories)
      .filter(([name, { score }]) => name !== 'performance' && score !== 1)
      .map(([name, { score }]) => `${name} ${String(percent(score))}`),
    lcp: metrics.largestContentfulPaint,
    tbt: metrics.totalBlockingTime,
    cls: metrics.cumulativeLayoutShift,
    benchmarkIndex: environment.benchmarkIndex,
  };
}
