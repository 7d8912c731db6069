import { parseArgs } from 'node:util';

export interface PhoneOptions {
  /** Number of times that each page is opened; the table shows medians. */
  readonly runs: number;
  /** Factors by which the processor is slowed, one table each. */
  readonly slowdowns: readonly number[];
  /** Names such as sale for src/templates/sale; empty for all. */
  readonly templates: readonly string[];
  /** True to leave out Lighthouse. */
  readonly quick: boolean;
}

const usage =
  'Write, for example: npm run bench:phone -- --runs=5 --slow=4,15 sale home, or --quick to leave out Lighthouse';

/** @throws With an example, for invalid arguments. */
export function readPhoneOptions(args: readonly string[]): PhoneOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        slow: { type: 'string', default: '4,15' },
        quick: { type: 'boolean', default: false },
      },
    });
    const runs = Number(values.runs);
    const slowdowns = values.slow.split(',').map(Number);
    if (!(Number.isInteger(runs) && runs > 0) || !slowdowns.every((slowdown) => slowdown >= 1))
      throw new Error('a number is out of range');
    return { runs, slowdowns, templates: positionals, quick: values.quick };
  } catch (cause) {
    throw new Error(usage, { cause });
  }
}
