import { formatDistance, spokenDistance } from '../../../lib/format-distance';
import { distanceKm, type LonLat } from '../../../lib/geo';
import type { MyPlace } from '../../../features/my-place/my-place';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden';
import * as styles from './DistanceText.module.css';

interface DistanceTextProps {
  readonly place: MyPlace;
  readonly position: LonLat;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 42 km from NW-14-72-6-W6M; screen readers get the unit in full. */
export function DistanceText({ place, position }: DistanceTextProps) {
  const km = distanceKm(place.position, position);
  return (
    <>
      <span aria-hidden="true">{capitalized(formatDistance(km))}</span>
      <VisuallyHidden>{capitalized(spokenDistance(km))}</VisuallyHidden>
      {' from '}
      {/* A legal description is not broken at its hyphens; longer names may be. */}
      <span className={place.label.includes(' ') ? undefined : styles.unbroken}>{place.label}</span>
    </>
  );
}
