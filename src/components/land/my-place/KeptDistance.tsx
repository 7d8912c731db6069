import { myPlace } from '../../../features/my-place/my-place';
import type { LonLat } from '../../../lib/geo';
import { useStore } from '../../../ui/store/use-store';
import { DistanceText } from './DistanceText';
import * as styles from './KeptDistance.module.css';

/** Distance of a card's land from the visitor's place, in a corner of its picture, where it moves nothing. */
export function KeptDistance({ position }: { readonly position: LonLat }) {
  const place = useStore(myPlace, null);
  if (place === null) return null;
  return (
    <span className={styles.distance}>
      <DistanceText place={place} position={position} />
    </span>
  );
}
