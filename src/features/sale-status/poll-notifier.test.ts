import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createPollNotifier, type PollNotifier } from './poll-notifier';
import type { PollState } from './poll-state';

const noon = Date.parse('2026-12-09T12:00:00Z');
let told: string[] = [];
let shown: string[] = [];
let notifier: PollNotifier;

function fresh(word: string, ageMs = 0): PollState {
  return {
    askedAt: Date.now(),
    failed: false,
    answer: { madeAt: Date.now() - ageMs, statuses: [['coulee', word]] },
  };
}

function failure(): PollState {
  return { askedAt: Date.now(), failed: true, answer: null };
}

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
  told = [];
  shown = [];
  notifier = createPollNotifier({
    now: () => Date.now(),
    onStatuses: ({ words }) => shown.push(words.get('coulee') ?? ''),
    onStale: (stale) => told.push(stale ? 'stale' : 'fresh'),
    onFailure: (failed) => told.push(failed ? 'failed' : 'works'),
  });
  notifier.setActive(true);
});

afterEach(() => {
  notifier.stop();
  jest.useRealTimers();
});

describe('what a visitor is told of the poll', () => {
  it('is nothing while all is well', () => {
    for (let polls = 0; polls < 10; polls += 1) {
      notifier.take(fresh('live', 9000));
      jest.advanceTimersByTime(15_800);
    }
    expect(told).toEqual([]);
  });

  it('is said once when data is a minute old by its own age, and taken back when it is fresh', () => {
    notifier.take(fresh('live', 45_000));
    jest.advanceTimersByTime(14_999);
    expect(told).toEqual([]);
    jest.advanceTimersByTime(1);
    notifier.take(fresh('live', 70_000));
    jest.advanceTimersByTime(60_000);
    expect(told).toEqual(['stale']);
    notifier.take(fresh('live'));
    expect(told).toEqual(['stale', 'fresh']);
  });

  it('is one failure for several, taken back by the next success', () => {
    notifier.take(failure());
    notifier.take(failure());
    notifier.take(fresh('live'));
    expect(told).toEqual(['failed', 'works']);
  });

  it('is nothing while nobody looks', () => {
    notifier.take(fresh('live'));
    notifier.setActive(false);
    notifier.take(failure());
    jest.advanceTimersByTime(3_600_000);
    expect(told).toEqual([]);
  });

  it('is nothing to whoever comes back and has new data within a moment', () => {
    notifier.take(fresh('live'));
    notifier.setActive(false);
    jest.advanceTimersByTime(3_600_000);
    notifier.setActive(true);
    jest.advanceTimersByTime(1999);
    notifier.take(fresh('live'));
    jest.advanceTimersByTime(10_000);
    expect(told).toEqual([]);
  });

  it('is taken back when he looks away', () => {
    notifier.take(fresh('live', 61_000));
    jest.advanceTimersByTime(2000);
    notifier.setActive(false);
    expect(told).toEqual(['stale', 'fresh']);
  });
});

describe('what the pages are given', () => {
  it('is never older than what they have', () => {
    notifier.take(fresh('completed'));
    notifier.take(fresh('live', 8000));
    expect(shown).toEqual(['completed']);
  });

  it('goes on after the clock was set back', () => {
    notifier.take(fresh('upcoming'));
    jest.setSystemTime(noon - 3_600_000);
    notifier.take(fresh('live'));
    expect(shown).toEqual(['upcoming', 'live']);
  });
});
