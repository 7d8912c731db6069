import { useSyncExternalStore } from 'react';
import { serverNow, onClockKnown } from './server-clock';

const secondMs = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The present second, so that all that is shown changes at once; null while the clock is not known. */
function currentSecond(): number | null {
  const now = serverNow();
  return now === null ? null : Math.floor(now / secondMs) * secondMs;
}

function schedule(): void {
  const now = serverNow();
  if (now === null) onClockKnown(notifyClockListeners);
  else timer = setTimeout(notifyClockListeners, secondMs - (now % secondMs));
}

function stop(): void {
  clearTimeout(timer);
  timer = undefined;
}

/** Has everything that depends on the time read it again. */
export function notifyClockListeners(): void {
  stop();
  if (listeners.size > 0) schedule();
  for (const listener of listeners) listener();
}

/** Calls the listener each second, and when the clock is first known; gives back what ends that. */
export function subscribeToSeconds(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) schedule();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

/** The time in milliseconds by the server's clock, to the second; null until that is known. */
export function useNow(): number | null {
  return useSyncExternalStore(subscribeToSeconds, currentSecond, () => null);
}
