import { useStore } from '../../../ui/store/use-store';
import type { LandOnPage } from './land-contacts';
import * as styles from './LandDistance.module.css';
import { idleParts } from './place-parts';

/** Distance of the page's land from the visitor's place, or a way to set one. Space for it is reserved. */
export function LandDistance({ land }: { readonly land: LandOnPage }) {
  const parts = useStore(idleParts, null);
  return <div className={styles.room}>{parts !== null && <parts.PlaceButton land={land} />}</div>;
}
