import { standInForObserver } from '../../lib/observe-visibility.example';

/** A request of a form. */
export interface Call {
  readonly url: string;
  readonly body: string;
}

/** An HTTP status, or no connection. */
export type Answer = number | 'offline';

/**
 * Installs fakes of what jsdom does not have: the observer of elements near the window, and the network.
 *
 * @returns The calls in order, and the answers to give in turn; without answers, every call succeeds.
 */
export function standInForBrowser(): { readonly calls: Call[]; readonly answers: Answer[] } {
  const calls: Call[] = [];
  const answers: Answer[] = [];
  async function respond(url: string, { body }: { readonly body: unknown }): Promise<Partial<Response>> {
    calls.push({ url, body: String(body) });
    const answer = answers.shift() ?? 200;
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    return Promise.resolve({ ok: answer < 300, status: answer });
  }
  standInForObserver();
  Object.assign(globalThis, { fetch: respond });
  return { calls, answers };
}
