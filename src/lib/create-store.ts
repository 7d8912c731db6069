/** A set of callbacks that are all called when something changes. */
export interface Listeners {
  /** Adds a listener. Returns a function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls every listener. */
  readonly notify: () => void;
}

/**
 * Creates an empty set of listeners.
 *
 * @param connect Called for the first listener; the function that it returns is called when the last one has been
 *   removed.
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

/** A value with subscribers that are called when it changes. */
export interface Store<T> {
  readonly get: () => T;
  /** Sets the value, and calls the listeners unless it is the same. */
  readonly set: (next: T) => void;
  /** Adds a listener. Returns a function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store for one value, which all parts of the browser's window share. */
export function createStore<T>(value: T): Store<T> {
  const { subscribe, notify } = createListeners();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
    subscribe,
  };
}
