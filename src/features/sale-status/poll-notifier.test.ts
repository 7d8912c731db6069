import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createPollNotifier, type PollNotifier } from './poll-notifier';
import type { PollState } from './poll-state';

const noon = Date.parse('2026-12-09T12:00:00Z');
let notifications: string[] = [];
let statuses: string[] = [];
let notifier: PollNotifier;

function pollState(status: string, ageMs = 0): PollState {
  return {
    requestedAt: Date.now(),
    failed: false,
    snapshot: { madeAt: Date.now() - ageMs, statuses: [['coulee', status]] },
  };
}

function failure(): PollState {
  return { requestedAt: Date.now(), failed: true, snapshot: null };
}

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
  notifications = [];
  statuses = [];
  notifier = createPollNotifier({
    now: () => Date.now(),
    onStatuses: ({ statuses: words }) => statuses.push(words.get('coulee') ?? ''),
    onStale: (stale) => notifications.push(stale ? 'stale' : 'fresh'),
    onFailure: (failed) => notifications.push(failed ? 'failed' : 'works'),
  });
  notifier.setActive(true);
});

afterEach(() => {
  notifier.stop();
  jest.useRealTimers();
});

describe('notifications of the poll', () => {
  it('are not sent while all is well', () => {
    for (let polls = 0; polls < 10; polls += 1) {
      notifier.applyPoll(pollState('live', 9000));
      jest.advanceTimersByTime(15_800);
    }
    expect(notifications).toEqual([]);
  });

  it('are sent once when data is a minute old by its own age, and withdrawn when it is fresh', () => {
    notifier.applyPoll(pollState('live', 45_000));
    jest.advanceTimersByTime(14_999);
    expect(notifications).toEqual([]);
    jest.advanceTimersByTime(1);
    notifier.applyPoll(pollState('live', 70_000));
    jest.advanceTimersByTime(60_000);
    expect(notifications).toEqual(['stale']);
    notifier.applyPoll(pollState('live'));
    expect(notifications).toEqual(['stale', 'fresh']);
  });

  it('report several failures once, until the next success', () => {
    notifier.applyPoll(failure());
    notifier.applyPoll(failure());
    notifier.applyPoll(pollState('live'));
    expect(notifications).toEqual(['failed', 'works']);
  });

  it('are not sent while the page is hidden', () => {
    notifier.applyPoll(pollState('live'));
    notifier.setActive(false);
    notifier.applyPoll(failure());
    jest.advanceTimersByTime(3_600_000);
    expect(notifications).toEqual([]);
  });

  it('are not sent to a visitor who returns and gets new data within two seconds', () => {
    notifier.applyPoll(pollState('live'));
    notifier.setActive(false);
    jest.advanceTimersByTime(3_600_000);
    notifier.setActive(true);
    jest.advanceTimersByTime(1999);
    notifier.applyPoll(pollState('live'));
    jest.advanceTimersByTime(10_000);
    expect(notifications).toEqual([]);
  });

  it('are withdrawn when the page is hidden', () => {
    notifier.applyPoll(pollState('live', 61_000));
    jest.advanceTimersByTime(2000);
    notifier.setActive(false);
    expect(notifications).toEqual(['stale', 'fresh']);
  });
});

describe('statuses for the pages', () => {
  it('are never older than those that the pages have', () => {
    notifier.applyPoll(pollState('completed'));
    notifier.applyPoll(pollState('live', 8000));
    expect(statuses).toEqual(['completed']);
  });

  it('keep coming after the clock was set back', () => {
    notifier.applyPoll(pollState('upcoming'));
    jest.setSystemTime(noon - 3_600_000);
    notifier.applyPoll(pollState('live'));
    expect(statuses).toEqual(['upcoming', 'live']);
  });
});
