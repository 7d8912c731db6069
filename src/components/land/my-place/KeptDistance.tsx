import { myPlace } from '../../../features/my-place/my-place';
import type { LonLat } from '../../../lib/geo';
import { useStore } from '../../../ui/store/use-store';
import { DistanceText } from './DistanceText';
import * as styles from './KeptDistance.module.css';

/** How far a card's land is from the visitor's place, in a corner of its picture: there it moves nothing. */
export function KeptDistance({ position }: { readonly position: LonLat }) {
  const place = useStore(myPlace, null);
  if (place === null) return null;
  return (
    <span className={styles.distance}>
      <DistanceText place={place} position={position} />
    </span>
  );
}
