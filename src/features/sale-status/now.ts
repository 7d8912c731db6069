import { useSyncExternalStore } from 'react';
import { serverNow } from './server-clock';

const secondMs = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The present second, so that all that is shown changes at once. */
function currentSecond(): number {
  return Math.floor(serverNow() / secondMs) * secondMs;
}

function schedule(): void {
  timer = setTimeout(tick, secondMs - (serverNow() % secondMs));
}

function tick(): void {
  schedule();
  for (const listener of listeners) listener();
}

/** Calls the listener each second; gives back what ends that. */
export function subscribeToSeconds(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) schedule();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

/** The time in milliseconds by the server's clock, to the second; null in the HTML that the build makes. */
export function useNow(): number | null {
  return useSyncExternalStore(subscribeToSeconds, currentSecond, () => null);
}
