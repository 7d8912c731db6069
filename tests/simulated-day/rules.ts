import type { Device } from './device';
import type { Request, SaleServer } from './sale-server';
import type { Tab } from './tab';

const spacingMs = 15_000;
const staleMs = 60_000;
const oldestMs = 25_000;
/** Time after a return during which old data is not reported. */
const graceMs = 2000;
/** Headers count whole seconds, and a response takes a moment. */
const toleranceMs = 2500;
/** Number of earlier requests that may still be in flight, and more. */
const rivalCount = 10;

/** The broken rules and the counts of a day. */
export interface DayReport {
  requests: number;
  toasts: number;
  /** Greatest age of the data in a visible tab, while all is well. */
  oldestMs: number;
  readonly broken: Set<string>;
}

/** Checks the rules after each event. */
export class Rules {
  readonly report: DayReport = { requests: 0, toasts: 0, oldestMs: 0, broken: new Set() };
  /** Time of the last event that interrupts polling: a tab closed during a request, a change of the clock, a sleep. */
  disturbedAt = -Infinity;
  private judged = 0;

  constructor(
    private readonly device: Device<Tab>,
    private readonly server: SaleServer,
  ) {}

  private broke(rule: string): void {
    this.report.broken.add(`${rule} at ${new Date(this.device.time.now).toISOString()}`);
  }

  /** Checks new requests: not too early, one at a time, and only from a visible tab. */
  private judgeRequests(): void {
    const { device, server, report } = this;
    for (; this.judged < server.requests.length; this.judged += 1) {
      const request = server.requests[this.judged];
      if (request === undefined) continue;
      report.requests += 1;
      const owner = [...device.tabs].find((tab) => tab.requests.at(-1) === request);
      if (owner === undefined || !owner.visible || !device.online) this.broke('asked in quiet');
      const own = owner?.requests.slice(-rivalCount - 1, -1) ?? [];
      const all = server.requests.slice(Math.max(0, this.judged - rivalCount), this.judged);
      // Without storage each tab keeps the rules for itself.
      const rivals = device.has.storage ? all : own;
      // A request that the device slept through ended with its connection, although the tab learns that only now.
      if (rivals.some(({ at, over }) => !over && at >= device.asleepUntil))
        this.broke('two requests in flight');
      // Other tabs cannot know what the storage has lost, either.
      this.judgeSpacing(request, (device.spoiltAt < (all.at(-1)?.at ?? 0) ? rivals : own).at(-1));
    }
  }

  private judgeSpacing(request: Request, last: Request | undefined): void {
    // A clock that was set forward cannot be told from time that has passed.
    if (last === undefined || this.device.clockSetAt >= last.at) return;
    if (request.at - last.at < spacingMs) this.broke(`asked after ${String(request.at - last.at)} ms`);
  }

  private isCalm(forMs: number): boolean {
    const { device, server, disturbedAt } = this;
    const { now } = device.time;
    if (server.wellSince === null) return false;
    // A change of the clock costs one more poll: data that seems older than what is known is left out.
    return now - Math.max(server.wellSince, disturbedAt, device.clockSetAt + spacingMs) > forMs;
  }

  private judgeTab(tab: Tab): void {
    const { device, server, report } = this;
    const { now } = device.time;
    if (tab.repeated > 0) this.broke('told twice');
    if (tab.activeSince === null) {
      if (tab.stale) this.broke('stale in quiet');
      return;
    }
    const activeMs = now - tab.activeSince;
    const madeAt = tab.serial === null ? undefined : server.madeAt[tab.serial];
    // Counts from the first response to a request in a calm period.
    if (this.isCalm(32_000) && activeMs > 32_000) {
      const ageMs = madeAt === undefined ? Infinity : now - madeAt;
      report.oldestMs = Math.max(report.oldestMs, ageMs);
      if (ageMs > oldestMs) this.broke(`data of ${String(ageMs)} ms`);
      if (tab.failed) this.broke('failure not taken back');
    }
    const justAwake = now - device.asleepUntil < 100;
    if (madeAt === undefined || justAwake) return;
    // Data from before the clock was set counts from the time when the tab is visible again. A sleep as long as the
    // clock was set back cannot be detected.
    const clockSetMs = now - Math.max(device.clockSetAt, device.asleepUntil);
    if (madeAt < device.clockSetAt && Math.min(clockSetMs, activeMs) < 2 * staleMs) return;
    const ageMs = now - madeAt;
    if (ageMs > staleMs + toleranceMs && activeMs > graceMs + 50 && !tab.stale) this.broke('stale, not said');
    if (ageMs < staleMs - toleranceMs && tab.stale) this.broke('stale, wrongly said');
  }

  readonly judge = (): void => {
    this.judgeRequests();
    for (const tab of this.device.tabs) this.judgeTab(tab);
  };
}
