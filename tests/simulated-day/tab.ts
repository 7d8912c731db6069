import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import type { PolledStatuses } from '../../src/features/sale-status/polled-statuses';
import { runExclusive } from '../../src/features/sale-status/run-exclusive';
import { SaleStatusPoller } from '../../src/features/sale-status/SaleStatusPoller';
import { createSharedPoll } from '../../src/features/sale-status/shared-poll';
import type { Device } from './device';
import { serialSlug, type Request, type SaleServer } from './sale-server';
import type { Owner } from './virtual-time';

/** A browser runs the timers of hidden pages once a second, and after five minutes once a minute. */
const alignMs = { hidden: 1000, longHidden: 60_000 };
const longMs = 300_000;

/** A tab with the real poller. */
export class Tab implements Owner {
  /** Requests of this tab. */
  readonly requests: Request[] = [];
  /** The number of the response that the page shows; null before the first. */
  serial: number | null = null;
  stale = false;
  failed = false;
  toasts = 0;
  /** Number of calls that reported nothing new. */
  repeated = 0;
  /** Time since which the tab is visible and online. */
  activeSince: number | null;
  closed = false;
  private hiddenSince: number | null;
  private activityListener: () => void = () => undefined;
  private storedListener: () => void = () => undefined;
  private readonly root: Root;

  constructor(
    private readonly device: Device<Tab>,
    private readonly server: SaleServer,
    visible: boolean,
  ) {
    const { time } = device;
    this.hiddenSince = visible ? null : time.now;
    this.activeSince = visible && device.online ? time.now : null;
    device.tabs.add(this);
    this.root = createRoot(document.createElement('div'));
    time.as(this, () => {
      flushSync(() => {
        // Each tab has its own cache.
        const value = { provider: () => new Map() };
        this.root.render(createElement(SWRConfig, { value }, createElement(SaleStatusPoller, this.props())));
      });
    });
  }

  get visible(): boolean {
    return this.hiddenSince === null;
  }

  /** Events other than timers, such as a granted lock, reach a hidden tab as soon as a visible one. */
  readonly tasks: Owner = { firesAt: (due) => this.wokenAt(due) };

  /** Returns the time at which a due event can happen: the device has to be awake. */
  private wokenAt(due: number): number | null {
    if (this.closed) return null;
    const { asleepUntil } = this.device;
    return due < asleepUntil ? asleepUntil + this.device.random.whole(0, 50) : due;
  }

  firesAt(due: number): number | null {
    if (this.closed || due < this.device.asleepUntil || this.hiddenSince === null) return this.wokenAt(due);
    const step = due - this.hiddenSince > longMs ? alignMs.longHidden : alignMs.hidden;
    return Math.ceil(due / step) * step;
  }

  private props() {
    const { device, server } = this;
    const poll = createSharedPoll({
      now: () => device.clock(),
      random: () => device.random.whole(0, 999) / 1000,
      fetch: (_address, { signal }) => {
        const response = server.fetch(signal ?? new AbortController().signal);
        const request = server.requests.at(-1);
        if (request !== undefined) this.requests.push(request);
        return response;
      },
      onResponse: () => undefined,
      read: () => device.read(this),
      write: (text) => {
        device.write(this, text);
      },
      runExclusive: (task) =>
        device.has.locks
          ? runExclusive({ request: (...request) => device.lock(this, ...request) }, task)
          : task(),
      isActive: () => this.visible && device.online,
      onActivityChange: (listener) => {
        this.activityListener = listener;
        return () => undefined;
      },
      onStored: (listener) => {
        this.storedListener = listener;
        return () => undefined;
      },
      onStatuses: (statuses) => {
        this.show(statuses);
      },
    });
    return {
      poll,
      onStale: (stale: boolean) => {
        this.record('stale', stale);
      },
      onFailure: (failed: boolean) => {
        this.record('failed', failed);
      },
    };
  }

  private show({ statuses: words }: PolledStatuses): void {
    this.serial = Number(words.get(serialSlug));
  }

  private record(signal: 'stale' | 'failed', value: boolean): void {
    if (this[signal] === value) this.repeated += 1;
    if (value) this.toasts += 1;
    this[signal] = value;
  }

  notifyStored(): void {
    this.storedListener();
  }

  /** Sets whether the tab is visible. */
  attend(visible: boolean): void {
    const { time, online } = this.device;
    this.hiddenSince = visible ? null : (this.hiddenSince ?? time.now);
    this.activeSince = visible && online ? (this.activeSince ?? time.now) : null;
    time.as(this, () => {
      flushSync(this.activityListener);
    });
  }

  close(): void {
    this.closed = true;
    for (const request of this.requests) request.over = true;
    this.device.forget(this);
    flushSync(() => {
      this.root.unmount();
    });
  }
}
