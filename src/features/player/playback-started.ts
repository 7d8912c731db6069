import { createStore } from '../../lib/create-store';
import { useStore } from '../../ui/store/use-store';

const started = createStore(false);

/** To be called when something is played. */
export function markPlaybackStarted(): void {
  started.set(true);
}

/** Whether anything was played in this visit: until then no page needs a player but that of a recording. */
export function usePlaybackStarted(): boolean {
  return useStore(started, false);
}
