import { useEffect, type RefObject } from 'react';
import { createStore } from '../../lib/create-store';
import { useStore } from '../../ui/store/use-store';

const visiblePlayer = createStore<string | null>(null);

/** The height of what stays at the top of the window. */
const underHeader = '-76px 0px 0px';

/** Notes whether the player of a page is in sight, so that no second one is needed. */
export function useTrackPlayerVisibility(face: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    const { current } = face;
    if (current === null) return undefined;
    // Until the browser tells, so that nothing flashes up between two pages of an episode.
    visiblePlayer.set(id);
    const observer = new IntersectionObserver(
      (entries) => {
        visiblePlayer.set(entries.at(-1)?.isIntersecting === true ? id : null);
      },
      { rootMargin: underHeader },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      visiblePlayer.set(null);
    };
  }, [face, id]);
}

/** Of which recording a page's player is in sight; null for none. */
export function useVisiblePlayerId(): string | null {
  return useStore(visiblePlayer, null);
}
