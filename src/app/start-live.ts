import { afterLoad } from '../lib/after-load';

let started = false;

/** Starts what keeps the page up to date once the page has loaded; where that failed, the next page tries again. */
export async function startLiveOnce(): Promise<void> {
  if (started) return;
  started = true;
  try {
    await afterLoad();
    // In one script with the session, with which it shares the toasts.
    const { startLive } = await import(/* webpackChunkName: "after-load" */ './live');
    startLive();
  } catch {
    started = false;
  }
}
