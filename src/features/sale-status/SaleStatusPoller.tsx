import { useEffect, useState, useSyncExternalStore } from 'react';
import useSWR, { SWRConfig, type SWRConfiguration } from 'swr';
import { statusesUrl } from './ask-statuses';
import { browserShare } from './browser-share';
import { createPollSignals } from './poll-signals';
import type { SharedStatuses } from './share-statuses';

interface SaleStatusPollerProps {
  /** Called on changes only: the data shown is out of date, or no longer is. */
  readonly onStale: (stale: boolean) => void;
  /** Called on changes only: a poll has failed, or one has succeeded again. */
  readonly onFailure: (failed: boolean) => void;
  readonly share?: SharedStatuses;
}

function never(): () => void {
  return () => undefined;
}

/** A cache of its own, and no events: the spacing, who looks and who is online are told by the share alone. */
function providerOf(share: SharedStatuses) {
  return {
    provider: () => new Map(),
    isVisible: () => !share.isQuiet(),
    isOnline: () => !share.isQuiet(),
    initFocus: never,
    initReconnect: never,
  };
}

/**
 * One way to the next request: the interval. Each of the others (on mount, on focus, on reconnection, after an error)
 * would have its own spacing. An interval that was 0 and no longer is starts anew, which is how a page that is looked at
 * again asks at once. A poll that fails is a value: SWR would stop the interval over an error.
 */
const intervalOnly = {
  refreshWhenHidden: false,
  refreshWhenOffline: false,
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  dedupingInterval: 0,
  loadingTimeout: 0,
} satisfies SWRConfiguration;

function Polling({ onStale, onFailure, share }: Required<SaleStatusPollerProps>) {
  const quiet = useSyncExternalStore(share.onQuietChange, share.isQuiet);
  const [signals] = useState(() =>
    createPollSignals({ now: share.now, note: share.note, onStale, onFailure }),
  );
  // What comes is taken here, not from SWR's cache: that leaves out an answer which another tab's has overtaken.
  const poll = async () => {
    const kept = await share.poll();
    signals.take(kept);
    return kept;
  };
  useSWR(statusesUrl, poll, { ...intervalOnly, refreshInterval: quiet ? 0 : share.untilDue });
  useEffect(() => {
    signals.heed(!quiet);
  }, [signals, quiet]);
  useEffect(() => {
    const end = share.onKept(() => {
      signals.take(share.latest());
    });
    return () => {
      end();
      signals.end();
    };
  }, [signals, share]);
  return null;
}

/** Polls the statuses of the sales and shows nothing itself. The functions of the first rendering stay in use. */
export function SaleStatusPoller({ share = browserShare, ...props }: SaleStatusPollerProps) {
  const [config] = useState(() => providerOf(share));
  return (
    <SWRConfig value={config}>
      <Polling share={share} {...props} />
    </SWRConfig>
  );
}
