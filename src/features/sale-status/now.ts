import { useSnapshotInTransition } from '../../ui/store/use-snapshot-in-transition';
import { createListeners } from '../../lib/create-store';
import { serverNow, subscribeToClock } from './server-clock';

const secondMs = 1000;
let timer: ReturnType<typeof setTimeout> | undefined;

const seconds = createListeners(() => {
  const unsubscribe = subscribeToClock(tick);
  schedule();
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
});

/** Returns the current second, so that all parts change at once; null while the server's time is not known. */
function currentSecond(): number | null {
  const now = serverNow();
  return now === null ? null : Math.floor(now / secondMs) * secondMs;
}

function schedule(): void {
  clearTimeout(timer);
  const now = serverNow();
  if (now !== null) timer = setTimeout(tick, secondMs - (now % secondMs));
}

function tick(): void {
  schedule();
  seconds.notify();
}

/** Makes everything that depends on the time read it again. */
export const notifyClockListeners = seconds.notify;

/**
 * Calls the listener each second, and when the clock is first known. Returns a function that removes the listener.
 */
export const subscribeToSeconds = seconds.subscribe;

/** The time in milliseconds by the server's clock, to the second; null until that is known. */
export function useNow(): number | null {
  return useSnapshotInTransition(subscribeToSeconds, currentSecond, null);
}
