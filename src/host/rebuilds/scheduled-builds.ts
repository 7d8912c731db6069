import type { ServedSite } from '../site/site';
import type { RebuildQueue } from './rebuild-queue';

interface ScheduleOptions {
  /** Finds the site that is served. */
  readonly findSite: () => Promise<Pick<ServedSite, 'release' | 'manifest'>>;
  /** False for a release that somebody rolled back to. */
  readonly isNewest: (release: string) => Promise<boolean>;
  readonly queue: Pick<RebuildQueue, 'request' | 'isIdle'>;
  readonly now: () => Date;
  readonly log: { readonly info: (line: string) => void; readonly warn: (line: string) => void };
}

/** Longest time between readings of the clock: it may be set, and timers of more than 24 days end early. */
const longestWaitMs = 60_000;
const firstRetryMs = 60_000;
const longestRetryMs = 6 * 3_600_000;

/** Builds that were requested for one moment of the schedule. */
interface Attempts {
  readonly changeMs: number;
  readonly count: number;
  /** Time at which the last of them was requested, or was last seen running. */
  readonly lastMs: number;
}

/** Time between a build without the change and the next build: twice as long each time. */
function retryMs(count: number): number {
  return Math.min(firstRetryMs * 2 ** (count - 1), longestRetryMs);
}

/**
 * Requests a build whenever a scheduled change of the served site is due: at the moment itself, or as soon as the host
 * runs again. After a rollback nothing is built until somebody publishes, since a build would undo it.
 */
export function createScheduledBuilds({ findSite, isNewest, queue, now, log }: ScheduleOptions) {
  let attempts: Attempts = { changeMs: NaN, count: 0, lastMs: 0 };
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let heldRelease: string | null = null;

  async function isHeld(release: string): Promise<boolean> {
    if (await isNewest(release)) return false;
    if (heldRelease !== release)
      log.warn(`Release ${release} was gone back to: scheduled changes wait until somebody publishes`);
    heldRelease = release;
    return true;
  }

  /** Requests a build if one is due, and returns the time to wait. */
  async function check(): Promise<number> {
    const { release, manifest } = await findSite();
    const nowMs = now().getTime();
    const changeMs = manifest.nextChangeAt?.getTime();
    if (release === null || changeMs === undefined) return longestWaitMs;
    if (changeMs > nowMs) return changeMs - nowMs;
    const before = attempts.changeMs === changeMs ? attempts.count : 0;
    // A running build may include the change. The clock may also have been set back.
    if (!queue.isIdle() || nowMs < attempts.lastMs) attempts = { ...attempts, lastMs: nowMs };
    if (!queue.isIdle() || (before > 0 && nowMs < attempts.lastMs + retryMs(before))) return longestWaitMs;
    if (await isHeld(release)) return longestWaitMs;
    const again = before === 0 ? '' : `, once more: ${before} builds have not brought it`;
    log.info(`Building for the scheduled change of ${new Date(changeMs).toISOString()}${again}`);
    attempts = { changeMs, count: before + 1, lastMs: nowMs };
    queue.request();
    return longestWaitMs;
  }

  async function run(): Promise<void> {
    let waitMs = longestWaitMs;
    try {
      waitMs = await check();
    } catch (error) {
      log.warn(`Scheduled changes could not be looked up: ${String(error)}`);
    }
    // The host may have been stopped in the meantime.
    if (!isStopped) timer = setTimeout(() => void run(), Math.min(waitMs, longestWaitMs));
  }

  return {
    start(): void {
      void run();
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
