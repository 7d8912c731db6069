import { useDeferredValue } from 'react';
import type { Store } from '../../lib/create-store';
import { useStore } from './use-store';

/**
 * Returns the components of a store that is filled once the page is idle, or when the visitor asks for them; null
 * before. Meant for components that a list shows in each of its cards: they are rendered in slices and delay no press,
 * at the cost of a second rendering.
 */
export function useLateParts<T extends object>(parts: Store<T | null>): T | null {
  return useDeferredValue(useStore(parts, null));
}
