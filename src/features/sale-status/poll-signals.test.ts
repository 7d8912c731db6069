import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { KeptPoll } from './kept-poll';
import { createPollSignals, type PollSignals } from './poll-signals';

const noon = Date.parse('2026-12-09T12:00:00Z');
let told: string[] = [];
let shown: string[] = [];
let signals: PollSignals;

function fresh(word: string, ageMs = 0): KeptPoll {
  return {
    askedAt: Date.now(),
    failed: false,
    answer: { madeAt: Date.now() - ageMs, statuses: [['coulee', word]] },
  };
}

function failure(): KeptPoll {
  return { askedAt: Date.now(), failed: true, answer: null };
}

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
  told = [];
  shown = [];
  signals = createPollSignals({
    now: () => Date.now(),
    note: ({ words }) => shown.push(words.get('coulee') ?? ''),
    onStale: (stale) => told.push(stale ? 'stale' : 'fresh'),
    onFailure: (failed) => told.push(failed ? 'failed' : 'works'),
  });
  signals.heed(true);
});

afterEach(() => {
  signals.end();
  jest.useRealTimers();
});

describe('what a visitor is told of the poll', () => {
  it('is nothing while all is well', () => {
    for (let polls = 0; polls < 10; polls += 1) {
      signals.take(fresh('live', 9000));
      jest.advanceTimersByTime(15_800);
    }
    expect(told).toEqual([]);
  });

  it('is said once when data is a minute old by its own age, and taken back when it is fresh', () => {
    signals.take(fresh('live', 45_000));
    jest.advanceTimersByTime(14_999);
    expect(told).toEqual([]);
    jest.advanceTimersByTime(1);
    signals.take(fresh('live', 70_000));
    jest.advanceTimersByTime(60_000);
    expect(told).toEqual(['stale']);
    signals.take(fresh('live'));
    expect(told).toEqual(['stale', 'fresh']);
  });

  it('is one failure for several, taken back by the next success', () => {
    signals.take(failure());
    signals.take(failure());
    signals.take(fresh('live'));
    expect(told).toEqual(['failed', 'works']);
  });

  it('is nothing while nobody looks', () => {
    signals.take(fresh('live'));
    signals.heed(false);
    signals.take(failure());
    jest.advanceTimersByTime(3_600_000);
    expect(told).toEqual([]);
  });

  it('is nothing to whoever comes back and has new data within a moment', () => {
    signals.take(fresh('live'));
    signals.heed(false);
    jest.advanceTimersByTime(3_600_000);
    signals.heed(true);
    jest.advanceTimersByTime(1999);
    signals.take(fresh('live'));
    jest.advanceTimersByTime(10_000);
    expect(told).toEqual([]);
  });

  it('is taken back when he looks away', () => {
    signals.take(fresh('live', 61_000));
    jest.advanceTimersByTime(2000);
    signals.heed(false);
    expect(told).toEqual(['stale', 'fresh']);
  });
});

describe('what the pages are given', () => {
  it('is never older than what they have', () => {
    signals.take(fresh('completed'));
    signals.take(fresh('live', 8000));
    expect(shown).toEqual(['completed']);
  });

  it('goes on after the clock was set back', () => {
    signals.take(fresh('upcoming'));
    jest.setSystemTime(noon - 3_600_000);
    signals.take(fresh('live'));
    expect(shown).toEqual(['upcoming', 'live']);
  });
});
