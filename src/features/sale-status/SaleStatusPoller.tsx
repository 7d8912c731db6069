import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { statusesUrl } from './fetch-statuses';
import { browserPoll } from './browser-poll';
import { createPollNotifier } from './poll-notifier';
import type { SharedPoll } from './shared-poll';

interface SaleStatusPollerProps {
  /** Called on changes only: the data became out of date, or current again. */
  readonly onStale: (stale: boolean) => void;
  /** Called on changes only: a poll has failed, or one has succeeded again. */
  readonly onFailure: (failed: boolean) => void;
  readonly poll?: SharedPoll;
}

/** Polls the statuses of the sales; renders nothing. The callbacks of the first render stay in use. */
export function SaleStatusPoller({ onStale, onFailure, poll = browserPoll }: SaleStatusPollerProps) {
  const active = useSyncExternalStore(poll.onActivityChange, poll.isActive);
  const [notifier] = useState(() =>
    createPollNotifier({ now: poll.now, onStatuses: poll.onStatuses, onStale, onFailure }),
  );
  const { mutate } = useSWRConfig();
  const applyStored = useCallback(() => {
    void mutate(statusesUrl, poll.latest(), { revalidate: false });
  }, [mutate, poll]);
  const { data } = useSWR(statusesUrl, poll.fetch, {
    // When it is no longer 0, the interval restarts, so a page that becomes visible waits only for the remaining time.
    refreshInterval: active ? poll.untilDue : 0,
    // A sleeping page may miss that the network is back; SWR would then never request again.
    refreshWhenOffline: true,
    // The fetcher keeps the spacing, for all tabs.
    dedupingInterval: 0,
    // Another tab's response arrived in between.
    onDiscarded: applyStored,
  });
  useEffect(() => poll.onStored(applyStored), [poll, applyStored]);
  useEffect(() => {
    if (data !== undefined) notifier.applyPoll(data);
  }, [notifier, data]);
  useEffect(() => {
    notifier.setActive(active);
  }, [notifier, active]);
  useEffect(
    () => () => {
      notifier.stop();
    },
    [notifier],
  );
  return null;
}
