import { useStore } from '../../../ui/store/use-store';
import type { LandOnPage } from './land-contacts';
import * as styles from './LandDistance.module.css';
import { idleParts } from './place-parts';

/** How far the land of a page is from the visitor's place, or the way to set one. The room for it is kept. */
export function LandDistance({ land }: { readonly land: LandOnPage }) {
  const parts = useStore(idleParts, null);
  return <div className={styles.room}>{parts !== null && <parts.PlaceButton land={land} />}</div>;
}
