import type { MailLog } from './mail-log';

const intervalMs = 30_000;

/** Signals to end work. */
export interface WorkSignals {
  /** Aborted when no further work may begin. */
  readonly stopping: AbortSignal;
  /** Aborted when work in progress has to be cut off. */
  readonly cutOff: AbortSignal;
}

interface MailWorkerOptions {
  /** One round of work; never run twice at a time. */
  readonly work: (signals: WorkSignals) => Promise<void>;
  readonly log: MailLog;
  /** Time that a round may still take when the host stops. */
  readonly stoppingMs: number;
}

/** Does rounds of work while the host runs. */
export interface MailWorker {
  readonly start: () => void;
  /** Starts a round now, or another one after the current one; resolves when it has ended. */
  readonly nudge: () => Promise<void>;
  /** Resolves once the current round has ended; no further one starts. */
  readonly stop: () => Promise<void>;
}

/** Creates a worker that does a round every half minute, and when it is nudged. */
export function createMailWorker({ work, log, stoppingMs }: MailWorkerOptions): MailWorker {
  const stopping = new AbortController();
  const cutOff = new AbortController();
  let round: Promise<void> | null = null;
  let isNudged = false;
  let hasFailed = false;
  let interval: NodeJS.Timeout | undefined;

  async function workOnce(): Promise<void> {
    try {
      await work({ stopping: stopping.signal, cutOff: cutOff.signal });
      if (hasFailed) log.info('E-mails are sent again');
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.error(`E-mails wait: ${String(error)}`);
      hasFailed = true;
    }
  }

  async function workWhileNudged(): Promise<void> {
    while (isNudged && !stopping.signal.aborted) {
      isNudged = false;
      await workOnce();
    }
    round = null;
  }

  async function nudge(): Promise<void> {
    isNudged = true;
    if (!stopping.signal.aborted) await (round ??= workWhileNudged());
  }

  return {
    start() {
      interval = setInterval(() => void nudge(), intervalMs);
      interval.unref();
      void nudge();
    },
    nudge,
    async stop() {
      stopping.abort();
      clearInterval(interval);
      const timer = setTimeout(() => {
        cutOff.abort();
      }, stoppingMs);
      await round;
      clearTimeout(timer);
    },
  };
}
