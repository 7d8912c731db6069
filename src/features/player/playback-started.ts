import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let heard = false;

/** To be called when something is played. */
export function markPlaybackStarted(): void {
  heard = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether anything was played in this visit: until then no page needs a player but that of a recording. */
export function usePlaybackStarted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => heard,
    () => false,
  );
}
