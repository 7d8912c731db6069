import { useEffect, type RefObject } from 'react';
import { createStore } from '../../lib/create-store';
import { observeVisibility } from '../../lib/observe-visibility';
import { useStore } from '../../ui/store/use-store';

const visiblePlayer = createStore<string | null>(null);

/** The height of the sticky header. */
const underHeader = '-76px 0px 0px';

/** Tracks whether the player of a page is visible, so that no second one is shown. */
export function useTrackPlayerVisibility(element: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    // Assumed until the browser reports it, so that the small player does not flash between two pages of an
    // episode.
    visiblePlayer.set(id);
    const unobserve = observeVisibility(
      current,
      (visible) => {
        visiblePlayer.set(visible ? id : null);
      },
      underHeader,
    );
    return () => {
      unobserve();
      visiblePlayer.set(null);
    };
  }, [element, id]);
}

/** Returns the recording whose player is visible on the page; null for none. */
export function useVisiblePlayerId(): string | null {
  return useStore(visiblePlayer, null);
}
