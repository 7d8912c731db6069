import type { FormStore, StoredMessage } from '../forms/stores/form-store';
import { nextAttemptAt } from './back-off';
import type { MailLog } from './mail-log';
import type { WorkSignals } from './mail-worker';
import type { SendMessage } from './smtp-sender';

/** Number of messages that are sent in parallel. */
const batchSize = 5;
/** The longest time of an attempt, with a server that is slow at every step. */
const attemptMs = 4 * 60_000;
/** Longer than an attempt, so that no other host starts one at the same time. */
const leaseMs = 10 * 60_000;

interface OutboxOptions {
  readonly store: Pick<FormStore, 'claimDue' | 'markSent' | 'markFailed'>;
  readonly send: SendMessage;
  /** Returns whether a message is still useful to its recipient; it may have waited for the server for days. */
  readonly isStillOfUse: (message: StoredMessage) => Promise<boolean>;
  readonly now: () => Date;
  readonly log: MailLog;
}

/** Delivers messages of the outbox that are due. */
export interface Outbox {
  /** Resolves once nothing is due, or the host is stopping. @throws When the store can't be used. */
  deliverDue: (signals: WorkSignals) => Promise<void>;
}

/** Creates the delivery of the outbox, which any number of hosts may run on one store. */
export function createOutbox({ store, send, isStillOfUse, now, log }: OutboxOptions): Outbox {
  /** Messages that the server accepted and the store could not mark. */
  const sentUnmarked = new Set<string>();

  async function markSent(id: string): Promise<void> {
    sentUnmarked.add(id);
    await store.markSent(id);
    sentUnmarked.delete(id);
  }

  async function markFailed(
    { id, attempts }: StoredMessage,
    error: string,
    permanent: boolean,
  ): Promise<void> {
    const retryAt = permanent ? null : nextAttemptAt(attempts, now().getTime());
    await store.markFailed(id, error, retryAt);
    if (retryAt === null) log.error(`E-mail ${id} was given up: ${error}. See npm run forms -- outbox`);
    else log.warn(`E-mail ${id} failed, attempt ${String(attempts)}: ${error}`);
  }

  /** Not permanently: a host with the previous build may judge the reminder of a rescheduled sale this way. */
  async function markOfNoUse({ id, attempts }: StoredMessage): Promise<void> {
    const retryAt = nextAttemptAt(attempts, now().getTime());
    await store.markFailed(id, 'Its sale has changed meanwhile, or it is too late', retryAt);
    const outlook = retryAt === null ? 'was not sent' : 'will be looked at again';
    log.info(`E-mail ${id} is of no use by this build and ${outlook}`);
  }

  async function deliver(message: StoredMessage, { stopping, cutOff }: WorkSignals): Promise<void> {
    const { id } = message;
    if (sentUnmarked.has(id)) return markSent(id);
    if (stopping.aborted) return store.markFailed(id, 'The host was stopped', now().getTime());
    if (!(await isStillOfUse(message))) return markOfNoUse(message);
    const limited = AbortSignal.any([cutOff, AbortSignal.timeout(attemptMs)]);
    const delivery = await send(message, now(), limited);
    if (delivery.kind === 'failed') return markFailed(message, delivery.error, delivery.permanent);
    await markSent(id);
    log.info(`E-mail ${id} was sent`);
  }

  return {
    async deliverDue(signals) {
      while (!signals.stopping.aborted) {
        const messages = await store.claimDue(now().getTime(), batchSize, leaseMs);
        if (messages.length === 0) return;
        const outcomes = await Promise.allSettled(messages.map((message) => deliver(message, signals)));
        for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
      }
    },
  };
}
