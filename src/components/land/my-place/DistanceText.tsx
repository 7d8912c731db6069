import { formatDistance, spokenDistance } from '../../../lib/format-distance';
import { distanceKm, type LonLat } from '../../../lib/geo';
import { capitalized } from '../../../lib/sentence';
import type { MyPlace } from '../../../features/my-place/my-place';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden';
import { PlaceName } from './PlaceName';

interface DistanceTextProps {
  readonly place: MyPlace;
  readonly position: LonLat;
}

/** 42 km from NW-14-72-6-W6M; screen readers get the unit in full. */
export function DistanceText({ place, position }: DistanceTextProps) {
  const km = distanceKm(place.position, position);
  return (
    <>
      <span aria-hidden="true">{capitalized(formatDistance(km))}</span>
      <VisuallyHidden>{capitalized(spokenDistance(km))}</VisuallyHidden>
      {' from '}
      <PlaceName label={place.label} />
    </>
  );
}
