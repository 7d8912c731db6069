import { createStore } from '../../lib/create-store';
import { useStore } from '../../ui/store/use-store';

const open = createStore(false);

/** Opens or closes the contact side panel. */
export const setContactPanel = open.set;

/** Returns whether the contact side panel is open. */
export function useContactPanel(): boolean {
  return useStore(open, false);
}
