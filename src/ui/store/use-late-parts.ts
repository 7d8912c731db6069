import { useDeferredValue } from 'react';
import type { Store } from '../../lib/create-store';
import { useStore } from './use-store';

/**
 * Returns the components of a store that is filled once the page is idle, or when the visitor asks for them; null before.
 * For those of which a list shows one in each of its cards: they are rendered in slices, and hold up no press. It costs a
 * second rendering.
 */
export function useLateParts<T extends object>(parts: Store<T | null>): T | null {
  return useDeferredValue(useStore(parts, null));
}
