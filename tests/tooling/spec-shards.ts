import { z } from 'zod';

/** Seconds that the tests of each spec take together, by file name such as sale.spec.ts. */
export type SpecTimes = Readonly<Record<string, number>>;

export const SpecTimesSchema = z.record(z.string(), z.number().nonnegative());

const Results = z.array(
  z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) }),
);

/** A file, or a `describe` in it. */
const Suite = z.object({
  file: z.string(),
  specs: Results,
  get suites() {
    return z.array(Suite).optional();
  },
});

const Report = z.object({ suites: z.array(Suite) });

function millisecondsOf({ specs, suites = [] }: z.infer<typeof Suite>): number {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return [...own, ...suites.map(millisecondsOf)].reduce((sum, each) => sum + each, 0);
}

/**
 * Reads the duration of each spec from Playwright's JSON report.
 *
 * @throws When the report has another format.
 */
export function readSpecTimes(report: unknown): SpecTimes {
  const times = Report.parse(report).suites.map(
    (suite) => [suite.file, Math.round(millisecondsOf(suite) / 1000)] as const,
  );
  return Object.fromEntries(times.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The recorded times, updated with those of a newer run; deleted specs are left out. */
export function mergeSpecTimes(known: SpecTimes, newer: SpecTimes, specs: readonly string[]): SpecTimes {
  const merged = Object.entries({ ...known, ...newer }).filter(([spec]) => specs.includes(spec));
  return Object.fromEntries(merged.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

interface Shard {
  readonly specs: string[];
  seconds: number;
}

/**
 * Divides specs into shards that take about the same time: the longest first, each to the shard that has least. A spec
 * without a recorded time counts as one of average length.
 */
export function shardSpecs(specs: readonly string[], times: SpecTimes, count: number): readonly string[][] {
  const middling = medianOf(Object.values(times));
  const timed = specs.map((spec) => ({ spec, seconds: times[spec] ?? middling }));
  timed.sort((a, b) => b.seconds - a.seconds || (a.spec < b.spec ? -1 : 1));
  const shards = Array.from({ length: count }, (): Shard => ({ specs: [], seconds: 0 }));
  for (const { spec, seconds } of timed) {
    const least = shards.reduce((a, b) => (b.seconds < a.seconds ? b : a));
    least.specs.push(spec);
    least.seconds += seconds;
  }
  return shards.map((shard) => shard.specs.sort());
}
