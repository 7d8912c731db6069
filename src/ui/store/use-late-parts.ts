import { useDeferredValue } from 'react';
import type { Store } from '../../lib/create-store';
import { useStore } from './use-store';

/**
 * Returns components that are loaded once the page is idle, or when they are asked for; null before. They are rendered in
 * slices: a list shows one in each of its cards, which must not hold up a press.
 */
export function useLateParts<T extends object>(parts: Store<T | null>): T | null {
  return useDeferredValue(useStore(parts, null));
}
