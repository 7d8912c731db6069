/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { PollState } from './poll-state';
import { SaleStatusPoller } from './SaleStatusPoller';
import type { SharedPoll } from './shared-poll';

const noon = Date.parse('2026-12-09T12:00:00Z');
let stored: PollState;
let statuses: string[];
/** The resolvers of the fetcher's pending calls. */
let resolvers: ((state: PollState) => void)[];
let notifyStored: () => void;

function state(status: string, requestedAt = noon): PollState {
  return {
    requestedAt,
    failed: false,
    snapshot: { madeAt: requestedAt, statuses: [['coulee', status]] },
  };
}

const poll: SharedPoll = {
  fetch: () =>
    new Promise((resolve) => {
      resolvers.push(resolve);
    }),
  latest: () => stored,
  untilDue: () => 15_000,
  now: () => noon,
  isActive: () => true,
  onActivityChange: () => () => undefined,
  onStored: (listener) => {
    notifyStored = listener;
    return () => undefined;
  },
  onStatuses: ({ statuses: words }) => statuses.push(words.get('coulee') ?? ''),
};

beforeEach(() => {
  [stored, statuses, resolvers] = [state('upcoming', noon - 20_000), [], []];
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SaleStatusPoller poll={poll} onStale={() => undefined} onFailure={() => undefined} />
    </SWRConfig>,
  );
});

afterEach(cleanup);

/** Simulates another tab that has stored a state. */
async function storeElsewhere(next: PollState): Promise<void> {
  stored = next;
  await act(async () => {
    notifyStored();
    await Promise.resolve();
  });
}

describe('SaleStatusPoller', () => {
  it('sends one request, although it is called again while that is pending', async () => {
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(resolvers).toHaveLength(1);
  });

  it('shows the response that another tab received', async () => {
    await storeElsewhere(state('live'));
    expect(statuses).toEqual(['live']);
  });

  it('shows its own response, although another tab has stored one in the meantime', async () => {
    await storeElsewhere(state('upcoming', noon - 20_000));
    stored = state('live');
    await act(async () => {
      resolvers[0]?.(stored);
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(statuses).toEqual(['upcoming', 'live']);
  });
});
