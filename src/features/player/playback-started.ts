import { createStore } from '../../lib/create-store';
import { useStore } from '../../ui/store/use-store';

const started = createStore(false);

/** To be called when a recording starts. */
export function markPlaybackStarted(): void {
  started.set(true);
}

/** Returns whether a recording was played in this visit: until then only pages of recordings need a player. */
export function usePlaybackStarted(): boolean {
  return useStore(started, false);
}
