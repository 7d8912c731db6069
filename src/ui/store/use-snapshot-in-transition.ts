import { startTransition, useEffect, useState } from 'react';

let hydrating = false;

/** To be called before React takes over the HTML of the page, and once it has. */
export function setHydrating(next: boolean): void {
  hydrating = next;
}

/**
 * The value of something outside React, as `useSyncExternalStore` gives it, but a change is rendered in slices: a new
 * status changes half of a page, and that must not hold up a press.
 *
 * @param subscribe The same from render to render, as is `read`.
 * @param read Gives the same for what has not changed.
 * @param built The value in the HTML that the build makes, and in the first render of it in the browser.
 */
export function useSnapshotInTransition<T extends string | number | boolean | null>(
  subscribe: (listener: () => void) => () => void,
  read: () => T,
  built: T,
): T {
  const [shown, setShown] = useState(() => (hydrating ? built : read()));
  const [source, setSource] = useState(() => read);
  if (source !== read) {
    // Another sale, say: what is shown must not be the one's for a moment longer.
    setSource(() => read);
    setShown(read());
  }
  useEffect(() => {
    let last: T | undefined;
    function update(): void {
      const next = read();
      if (next === last) return;
      last = next;
      startTransition(() => {
        setShown(next);
      });
    }
    update();
    return subscribe(update);
  }, [subscribe, read]);
  return shown;
}
