import { useState } from 'react';
import { useDebounced } from './use-debounced';

/** Time in milliseconds without a change before figures are announced; a slider or a field passes through many. */
const debounceMs = 800;

/** Returns a text for a live region once it has been the same for a while; empty before its first change. */
export function useAnnouncement(text: string): string {
  const [first] = useState(text);
  const [isChanged, setIsChanged] = useState(false);
  const rested = useDebounced(text, debounceMs);
  if (!isChanged && rested !== first) setIsChanged(true);
  return isChanged ? rested : '';
}
