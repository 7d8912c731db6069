import { hasUserCookie, assumeAnonymous } from '../features/auth/visitor';
import { afterLoad } from '../lib/after-load';

let pollStarted = false;
let sessionStarted = false;

async function loadServices() {
  return import(/* webpackChunkName: "services" */ './services');
}

/** Starts the poll once the page has loaded; where that failed, the next page tries again. */
export async function startPollOnce(): Promise<void> {
  if (pollStarted) return;
  pollStarted = true;
  try {
    await afterLoad();
    (await loadServices()).startPoll();
  } catch {
    pollStarted = false;
  }
}

/**
 * Starts the session; where that failed, the next page tries again.
 *
 * @param engine Any address on the auction engine.
 */
export async function startSessionOnce(engine: string): Promise<void> {
  if (sessionStarted) return;
  sessionStarted = true;
  try {
    // Without the cookie nobody is signed in, and there is no hurry.
    if (!hasUserCookie()) await afterLoad();
    await (await loadServices()).startSession(engine);
  } catch {
    assumeAnonymous();
    sessionStarted = false;
  }
}
