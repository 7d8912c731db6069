import { afterLoad } from '../lib/after-load';

let started = false;

/** Starts what keeps the page up to date once the page has loaded; where that failed, the next page tries again. */
export async function startLiveOnce(): Promise<void> {
  if (started) return;
  started = true;
  try {
    await afterLoad();
    const { startLive } = await import('./live');
    startLive();
  } catch {
    started = false;
  }
}
