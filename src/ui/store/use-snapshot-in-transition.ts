import { startTransition, useEffect, useState } from 'react';

let hydrating = false;

/** To be called before React hydrates the page, and again afterwards. */
export function setHydrating(next: boolean): void {
  hydrating = next;
}

/** Returns whether React is hydrating the HTML of the build. */
export function isHydrating(): boolean {
  return hydrating;
}

/**
 * Returns the value of an outside source like `useSyncExternalStore`, but renders a change in slices: a new status
 * changes half of a page, and that must not delay a press.
 *
 * @param subscribe The same from render to render, as is `read`.
 * @param read Returns the same value until it changes.
 * @param built The value in the HTML of the build, and in its first render in the browser.
 */
export function useSnapshotInTransition<T extends string | number | boolean | null>(
  subscribe: (listener: () => void) => () => void,
  read: () => T,
  built: T,
): T {
  const [shown, setShown] = useState(() => (hydrating ? built : read()));
  const [source, setSource] = useState(() => read);
  if (source !== read) {
    // For another source, such as another sale, the old value must not be shown for even a moment.
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
