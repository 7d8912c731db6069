import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeSpecTimes, readSpecTimes, shardSpecs, SpecTimesSchema } from './spec-shards';

function timed(...durations: readonly number[]) {
  return [{ tests: [{ results: durations.map((duration) => ({ duration })) }] }];
}

describe('readSpecTimes', () => {
  it('adds up the tests of a file, including those in groups and repetitions', () => {
    const inner = { file: 'sale.spec.ts', specs: timed(2000, 500) };
    const report = {
      suites: [
        { file: 'sale.spec.ts', specs: timed(1000), suites: [inner] },
        { file: 'account.spec.ts', specs: timed(400) },
      ],
    };
    expect(readSpecTimes(report)).toEqual({ 'account.spec.ts': 0, 'sale.spec.ts': 4 });
  });

  it('refuses a file that is not a report', () => {
    expect(() => readSpecTimes({ suites: [{ file: 'a' }] })).toThrow();
  });
});

describe('mergeSpecTimes', () => {
  it('keeps the times of specs that did not run, and removes those of deleted specs', () => {
    const known = { 'b.spec.ts': 3, 'gone.spec.ts': 9, 'sale.spec.ts': 4 };
    const merged = mergeSpecTimes(known, { 'a.spec.ts': 2, 'sale.spec.ts': 5 }, [
      'sale.spec.ts',
      'b.spec.ts',
      'a.spec.ts',
    ]);
    expect(Object.entries(merged)).toEqual([
      ['a.spec.ts', 2],
      ['b.spec.ts', 3],
      ['sale.spec.ts', 5],
    ]);
  });
});

describe('shardSpecs', () => {
  it('gives the longest to a shard of its own if the others together are shorter', () => {
    const times = { a: 90, b: 40, c: 30, d: 10 };
    expect(shardSpecs(['a', 'b', 'c', 'd'], times, 2)).toEqual([['a'], ['b', 'c', 'd']]);
  });

  it('counts a spec without a time as average', () => {
    expect(shardSpecs(['new', 'a', 'b', 'c'], { a: 10, b: 50, c: 100 }, 2)).toEqual([
      ['a', 'c'],
      ['b', 'new'],
    ]);
  });

  it('runs each spec once, for any times, and keeps shards within the longest spec of each other', () => {
    const times = fc.dictionary(fc.string({ minLength: 1 }), fc.nat(1000), { minKeys: 1, maxKeys: 60 });
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 8 }), (recorded, count) => {
        const specs = Object.keys(recorded);
        const shards = shardSpecs(specs, recorded, count);
        expect(shards.flat().sort()).toEqual([...specs].sort());
        const sums = shards.map((shard) => shard.reduce((sum, spec) => sum + (recorded[spec] ?? 0), 0));
        expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(
          Math.max(...Object.values(recorded)),
        );
      }),
    );
  });
});

describe('the recorded times', () => {
  it('are those of existing specs, and let four shards take about the same time', () => {
    const times = SpecTimesSchema.parse(JSON.parse(readFileSync('tests/e2e/spec-times.json', 'utf8')));
    const specs = readdirSync('tests/e2e').filter((file) => file.endsWith('.spec.ts'));
    expect(Object.keys(times).filter((spec) => !specs.includes(spec))).toEqual([]);
    const sums = shardSpecs(specs, times, 4).map((shard) =>
      shard.reduce((sum, spec) => sum + (times[spec] ?? 0), 0),
    );
    expect(Math.max(...sums)).toBeLessThan(1.2 * Math.min(...sums));
  });
});
