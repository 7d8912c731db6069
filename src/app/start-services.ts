import { setAccountHandler } from '../features/auth/account-link';
import type { AccountOperation } from '../features/auth/auth-operations';
import { onReturn } from '../features/auth/on-return';
import type { Session } from '../features/auth/session';
import { assumeAnonymous } from '../features/auth/visitor';
import { hasUserCookie } from '../features/auth/visitor-class';
import { afterLoad } from '../lib/after-load';
import { whenIdle } from '../lib/when-idle';

let pollStarted = false;
let session: Promise<Session | null> | undefined;
let endWatch: (() => void) | undefined;

async function loadPollService() {
  return import(/* webpackChunkName: "poll" */ './poll-service');
}

/** Starts the poll once the page has loaded and is idle; if that fails, the next page tries again. */
export async function startPollOnce(): Promise<void> {
  if (pollStarted) return;
  pollStarted = true;
  try {
    await afterLoad();
    await whenIdle();
    const { startPoll } = await loadPollService();
    await whenIdle();
    startPoll();
  } catch {
    pollStarted = false;
  }
}

async function loadSession(
  engine: string,
  loadService: () => Promise<{ readonly startSession: (engine: string) => Promise<Session> }>,
): Promise<Session | null> {
  try {
    const { startSession } = await loadService();
    const started = await startSession(engine);
    endWatch?.();
    return started;
  } catch {
    assumeAnonymous();
    session = undefined;
    return null;
  }
}

/** Starts the session for a request of the visitor; if that fails, the browser follows the link. */
async function performWithSession(engine: string, operation: AccountOperation, at: string): Promise<void> {
  session ??= loadSession(engine, async () => (await loadPollService()).loadSessionService());
  if ((await session)?.perform(operation, at) !== true) window.location.assign(at);
}

/** Starts the session at once for visitors who may be signed in. */
function startSession(engine: string): void {
  session ??= loadSession(engine, () => import(/* webpackChunkName: "session" */ './session-service'));
}

/** Without an engine there is no cookie that shows whether the visitor may be signed in. */
const engineSetsCookie = process.env.GATSBY_AUTH_MODE !== 'mock';

/**
 * Starts the session. Without the cookie nobody is signed in, and the session waits for the first press on a link to
 * the account, or until the visitor returns from signing in elsewhere. If it fails, the next page tries again.
 *
 * @param engine Any address on the auction engine.
 */
export function startSessionOnce(engine: string): void {
  if (hasUserCookie() || !engineSetsCookie) {
    startSession(engine);
    return;
  }
  if (session !== undefined || endWatch !== undefined) return;
  endWatch = onReturn(() => {
    if (hasUserCookie()) startSession(engine);
  });
  setAccountHandler((operation, at) => {
    void performWithSession(engine, operation, at);
    return true;
  });
}
