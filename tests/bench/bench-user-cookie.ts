import fc from 'fast-check';
import { decodeUser } from '../../src/features/auth/user-cookie';
import { cookieValues, isSound } from '../contracts/cookie-values';

type Kind = (typeof cookieValues)[keyof typeof cookieValues];

interface Tally {
  readonly accepted: number;
  readonly refused: number;
  /** The cookies that were decoded wrongly, or on which the decoder threw. */
  readonly faults: readonly string[];
  readonly slowestMs: number;
}

function isFault(value: string, outcome: Kind['outcome'], user: ReturnType<typeof decodeUser>): boolean {
  if (outcome !== 'either' && user.ok !== (outcome === 'accepted')) return true;
  return user.ok && !isSound(value, user.value);
}

function decodeAll({ values, outcome }: Kind, cases: number): Tally {
  let accepted = 0;
  let refused = 0;
  let slowestMs = 0;
  const faults: string[] = [];
  function decodeOne(value: string): void {
    const started = performance.now();
    try {
      const user = decodeUser(value);
      slowestMs = Math.max(slowestMs, performance.now() - started);
      if (user.ok) accepted += 1;
      else refused += 1;
      if (isFault(value, outcome, user)) faults.push(value);
    } catch (error) {
      faults.push(`${value} (${String(error)})`);
    }
  }
  fc.assert(fc.property(values, decodeOne), { numRuns: cases });
  return { accepted, refused, faults, slowestMs };
}

function row(...cells: readonly [string, ...string[]]): void {
  const [name, ...numbers] = cells;
  console.log(name.padEnd(20) + numbers.map((cell) => cell.padStart(12)).join(''));
}

/** Decodes a million cookies (or the given number) with the decoder of the site. */
function main(): void {
  const total = Number(process.argv[2] ?? '1000000');
  if (!Number.isInteger(total) || total < 1) {
    throw new Error('Write how many cookies: npm run bench:cookie -- 1000000');
  }
  const kinds = Object.entries(cookieValues);
  const cases = Math.ceil(total / kinds.length);
  row('Kind', 'cases', 'accepted', 'refused', 'faults', 'slowest ms');
  const started = performance.now();
  const tallies = kinds.map(([name, kind]) => {
    const tally = decodeAll(kind, cases);
    const { accepted, refused, faults, slowestMs } = tally;
    row(name, ...[cases, accepted, refused, faults.length].map(String), slowestMs.toFixed(1));
    return tally;
  });
  const faults = tallies.flatMap((tally) => tally.faults);
  const sum = (count: (tally: Tally) => number) =>
    String(tallies.reduce((all, tally) => all + count(tally), 0));
  row(
    'All',
    String(cases * kinds.length),
    sum(({ accepted }) => accepted),
    sum(({ refused }) => refused),
    String(faults.length),
  );
  console.log(`\nMade, decoded and judged in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (faults.length === 0) return;
  console.error(`\nThe first faults:\n${faults.slice(0, 10).join('\n')}`);
  process.exitCode = 1;
}

main();
