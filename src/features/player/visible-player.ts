import { useEffect, useSyncExternalStore, type RefObject } from 'react';

const listeners = new Set<() => void>();
let shown: string | null = null;

function setVisiblePlayer(id: string | null): void {
  shown = id;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The height of what stays at the top of the window. */
const underHeader = '-76px 0px 0px';

/** Notes whether the player of a page is in sight, so that no second one is needed. */
export function useTrackPlayerVisibility(face: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    const { current } = face;
    if (current === null) return undefined;
    // Until the browser tells, so that nothing flashes up between two pages of an episode.
    setVisiblePlayer(id);
    const observer = new IntersectionObserver(
      (entries) => {
        setVisiblePlayer(entries.at(-1)?.isIntersecting === true ? id : null);
      },
      { rootMargin: underHeader },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      setVisiblePlayer(null);
    };
  }, [face, id]);
}

/** Of which recording a page's player is in sight; null for none. */
export function useVisiblePlayerId(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
