import { fail, ok, type Result } from '../../lib/result';
import { ageOfData, readStatuses, type StatusAnswer } from './status-answer';

export const statusesAddress = '/api/sale-statuses';

/** For the whole answer, body included. */
const timeOutMs = 10_000;

export type AskFailure = 'timed out' | 'unreachable' | 'refused' | 'unreadable';

export interface AskPorts {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  /** Told of each answer, with when it was asked for. */
  readonly onAnswer: (headers: Headers, askedAt: number) => void;
}

async function readBody(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Asks the endpoint for the status of each sale. Never throws. */
export async function askStatuses(ports: AskPorts): Promise<Result<StatusAnswer, AskFailure>> {
  const watch = new AbortController();
  const timer = setTimeout(() => {
    watch.abort();
  }, timeOutMs);
  const askedAt = ports.now();
  try {
    const answer = await ports.fetch(statusesAddress, { cache: 'no-cache', signal: watch.signal });
    const arrivedAt = ports.now();
    if (!answer.ok) return fail('refused');
    const statuses = readStatuses(await readBody(answer));
    if (statuses === null) return fail('unreadable');
    ports.onAnswer(answer.headers, askedAt);
    return ok({ madeAt: arrivedAt - ageOfData(answer.headers), statuses });
  } catch {
    return fail(watch.signal.aborted ? 'timed out' : 'unreachable');
  } finally {
    clearTimeout(timer);
  }
}
