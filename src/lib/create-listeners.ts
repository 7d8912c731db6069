/** A set of callbacks that are called together when something changes. */
export interface Listeners {
  /** Adds a listener; gives back what removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls every listener. */
  readonly notify: () => void;
}

/**
 * Creates an empty set of listeners.
 *
 * @param connect Called when the first listener comes; what it gives back is called when the last one has gone.
 */
export function createListeners(connect?: () => () => void): Listeners {
  const listeners = new Set<() => void>();
  let disconnect: (() => void) | undefined;
  return {
    subscribe(listener) {
      if (listeners.size === 0) disconnect = connect?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) disconnect?.();
      };
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
