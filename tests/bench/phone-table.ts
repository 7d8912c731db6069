import { median } from '../../src/model/derive/results';
import type { LighthouseResult } from './lighthouse';
import type { Observation } from './observe-page';

/** The runs of a page, and those of its baseline: the same page without scripts. */
export interface PageRuns {
  readonly template: string;
  readonly page: { readonly lighthouse: LighthouseResult[]; readonly observed: Observation[] };
  readonly baseline: { readonly lighthouse: LighthouseResult[]; readonly observed: Observation[] };
}

const columns = [
  'template',
  'score',
  'baseline',
  'LCP',
  'baseline',
  'ratio',
  'TBT',
  'baseline',
  'CLS',
  'LCP seen',
  'baseline',
  'ratio',
  'TBT seen',
  'baseline',
  'long tasks',
  'thread',
  'baseline',
  'INP',
  'flaws',
];

/** Returns the median with the given number of decimals; a dash if nothing was measured. */
function middle(values: readonly number[], decimals = 0): string {
  return median(values)?.toFixed(decimals) ?? '–';
}

function ratio(own: readonly number[], baseline: readonly number[]): string {
  const [ours, limit] = [median(own), median(baseline)];
  return ours === null || limit === null ? '–' : (ours / limit).toFixed(2);
}

function cells({ template, page, baseline }: PageRuns): string[] {
  const of = (runs: readonly LighthouseResult[], key: 'performance' | 'lcp' | 'tbt' | 'cls') =>
    runs.map((run) => run[key]);
  const seen = (runs: readonly Observation[], key: 'lcp' | 'blocked' | 'longTasks' | 'mainThread') =>
    runs.map((run) => run[key]);
  const inp = page.observed.map((run) => run.inp).filter((value) => value !== null);
  return [
    template,
    middle(of(page.lighthouse, 'performance')),
    middle(of(baseline.lighthouse, 'performance')),
    middle(of(page.lighthouse, 'lcp')),
    middle(of(baseline.lighthouse, 'lcp')),
    ratio(of(page.lighthouse, 'lcp'), of(baseline.lighthouse, 'lcp')),
    middle(of(page.lighthouse, 'tbt')),
    middle(of(baseline.lighthouse, 'tbt')),
    middle(of(page.lighthouse, 'cls'), 3),
    middle(seen(page.observed, 'lcp')),
    middle(seen(baseline.observed, 'lcp')),
    ratio(seen(page.observed, 'lcp'), seen(baseline.observed, 'lcp')),
    middle(seen(page.observed, 'blocked')),
    middle(seen(baseline.observed, 'blocked')),
    middle(seen(page.observed, 'longTasks')),
    middle(seen(page.observed, 'mainThread')),
    middle(seen(baseline.observed, 'mainThread')),
    middle(inp),
    [...new Set(page.lighthouse.flatMap(({ flaws }) => flaws))].join(' '),
  ];
}

/** Returns a table of medians, with times in milliseconds. */
export function phoneTable(pages: readonly PageRuns[]): string {
  const rows = [columns, ...pages.map(cells)];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Describes how fast and how steady the processor was. */
export function benchmarkLine(pages: readonly PageRuns[]): string {
  const indices = pages
    .flatMap(({ page, baseline }) => [...page.lighthouse, ...baseline.lighthouse])
    .map(({ benchmarkIndex }) => benchmarkIndex);
  const [least, most] = [Math.min(...indices).toFixed(), Math.max(...indices).toFixed()];
  return `Processor before it is slowed, by Lighthouse's benchmark: ${middle(indices)} (${least} to ${most})`;
}
