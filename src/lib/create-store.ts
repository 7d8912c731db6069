import { createListeners } from './create-listeners';

/** A value with subscribers that are called when it changes. */
export interface Store<T> {
  readonly get: () => T;
  /** Sets the value, and calls the listeners unless it is the same. */
  readonly set: (next: T) => void;
  /** Adds a listener; gives back what removes it. */
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
