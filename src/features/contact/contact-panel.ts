import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Opens or closes the contact side panel. */
export function setContactPanel(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Whether the contact side panel is open. */
export function useContactPanel(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}
