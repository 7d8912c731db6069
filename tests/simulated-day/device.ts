import type { Random } from '../bench/random';
import type { Locks } from '../../src/features/sale-status/run-exclusive';
import type { Owner, VirtualTime } from './virtual-time';

/** The calls of a browser to its tabs. */
interface DeviceTab extends Owner {
  /** The owner of events that are no timers. */
  readonly tasks: Owner;
  notifyStored(): void;
}

interface Waiting<Tab> {
  readonly tab: Tab;
  readonly begin: () => void;
}

/** The owner of what the browser itself does, which no tab delays. */
const browser: Owner = { firesAt: (due) => due };

/** The state that the tabs of a browser share: clock, network, storage and locks. */
export class Device<Tab extends DeviceTab> {
  online = true;
  asleepUntil = 0;
  /** Offset of its clock in milliseconds. */
  clockOffsetMs = 0;
  clockSetAt = -Infinity;
  spoiltAt = -Infinity;
  readonly tabs = new Set<Tab>();
  private stored: string | null = null;
  /**
   * The stored state that each tab sees. Browsers update other tabs a little later. Without locks this is immediate
   * here, since tabs that cannot exclude one another would occasionally send two requests.
   */
  private readonly seen = new Map<Tab, string | null>();
  private holder: Waiting<Tab> | null = null;
  private waiting: Waiting<Tab>[] = [];

  constructor(
    readonly time: VirtualTime,
    readonly random: Random,
    /** Features that the browser has; they may be missing or forbidden. */
    readonly has: { readonly storage: boolean; readonly locks: boolean },
  ) {}

  clock(): number {
    return this.time.now + this.clockOffsetMs;
  }

  setClock(clockOffsetMs: number): void {
    this.clockOffsetMs = clockOffsetMs;
    this.clockSetAt = this.time.now;
  }

  sleep(ms: number): void {
    this.asleepUntil = this.time.now + ms;
  }

  read(tab: Tab): string | null {
    if (!this.has.storage) return null;
    if (!this.has.locks) return this.stored;
    if (!this.seen.has(tab)) this.seen.set(tab, this.stored);
    return this.seen.get(tab) ?? null;
  }

  write(tab: Tab, text: string): void {
    if (!this.has.storage) throw new Error('QuotaExceededError');
    this.stored = text;
    this.seen.set(tab, text);
    for (const other of this.tabs)
      if (other !== tab)
        this.time.later(
          this.random.whole(1, 20),
          () => {
            this.seen.set(other, text);
            this.time.later(
              0,
              () => {
                other.notifyStored();
              },
              other,
            );
          },
          browser,
        );
  }

  /** Stores a state such as other software may leave behind. */
  spoil(text: string): void {
    this.stored = text;
    this.seen.clear();
    this.spoiltAt = this.time.now;
  }

  private grant(): void {
    if (this.holder !== null) return;
    this.holder = this.waiting.shift() ?? null;
    const { holder } = this;
    if (holder === null) return;
    const { tab, begin } = holder;
    this.time.later(
      1,
      () => {
        this.time.as(tab, begin);
      },
      tab.tasks,
    );
  }

  private release(entry: Waiting<Tab>): void {
    if (this.holder === entry) this.holder = null;
    this.waiting = this.waiting.filter((other) => other !== entry);
    this.grant();
  }

  /** Returns the browser's locks as a tab sees them. */
  lock(tab: Tab, ...[, options, task]: Parameters<Locks['request']>): Promise<unknown> {
    if ('ifAvailable' in options && (this.holder !== null || this.waiting.length > 0)) return task(null);
    const signal = 'signal' in options ? options.signal : new AbortController().signal;
    return new Promise((resolve, reject) => {
      let begun = false;
      const entry: Waiting<Tab> = {
        tab,
        begin: () => {
          begun = true;
          const free = () => {
            this.release(entry);
          };
          task('lock').then(resolve, reject).finally(free);
        },
      };
      signal.addEventListener('abort', () => {
        if (begun) return;
        this.release(entry);
        reject(new Error('aborted'));
      });
      this.waiting.push(entry);
      this.grant();
    });
  }

  /** Removes a tab, and frees all that it held. */
  forget(tab: Tab): void {
    this.tabs.delete(tab);
    this.seen.delete(tab);
    this.waiting = this.waiting.filter((entry) => entry.tab !== tab);
    if (this.holder?.tab === tab) this.holder = null;
    this.grant();
  }
}
