import { myPlace } from '../../../features/my-place/my-place';
import type { SaleCardProps } from '../../../page-data/common-props';
import { useStore } from '../../../ui/store/use-store';
import { DistanceText } from './DistanceText';
import { contactSentence, isLand, parcelContacts } from './land-contacts';
import * as styles from './KeptDistance.module.css';
import { PlaceName } from './PlaceName';
import { useSaleParcels } from './use-sale-parcels';

/** Stands for the place in a sentence, so that the name can be an element. */
const placeMark = '\n';

interface KeptDistanceProps {
  readonly sale: Pick<SaleCardProps, 'position' | 'schedule'>;
}

/**
 * Parcels of a card's sale that touch the visitor's place, or else its distance, in a corner of the picture, where it
 * moves nothing.
 */
export function KeptDistance({ sale: { position, schedule } }: KeptDistanceProps) {
  const place = useStore(myPlace, null);
  const parcels = useSaleParcels(schedule.slug, place !== null && isLand(place.label));
  if (place === null || position === null) return null;
  const sentence = contactSentence(parcelContacts(place.label, parcels) ?? [], placeMark);
  const [before, after] = sentence.split(placeMark);
  return (
    <span className={styles.distance}>
      {sentence === '' ? (
        <DistanceText place={place} position={position} />
      ) : (
        <>
          {before}
          <PlaceName label={place.label} />
          {after}
        </>
      )}
    </span>
  );
}
