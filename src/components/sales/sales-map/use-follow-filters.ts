import { useEffect, useRef } from 'react';
import type { MapEntry, MapPlace } from './map-entry';
import type { MapControls } from './use-map-zoom';

/**
 * Moves the map to the sales that match the filters and the place that a visitor searches around, whenever these
 * change.
 */
export function useFollowFilters(
  entries: readonly MapEntry[],
  total: number,
  place: MapPlace | null,
  { showPositions }: MapControls,
): void {
  const followed = useRef('');
  const everything = entries.length === total && place === null;
  const chosen = everything ? '' : [...entries.map(({ slug }) => slug), place?.position.join(' ')].join();
  useEffect(() => {
    if (followed.current === chosen) return;
    followed.current = chosen;
    const positions = [...entries.map(({ position }) => position), place?.position ?? null];
    showPositions(everything ? [] : positions.filter((position) => position !== null));
  }, [chosen, everything, entries, place, showPositions]);
}
