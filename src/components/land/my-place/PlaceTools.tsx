import { useStore } from '../../../ui/store/use-store';
import { idleParts, placeParts } from './place-parts';
import * as styles from './PlaceTools.module.css';

interface PlaceToolsProps {
  /** True when the sale nearest to the place is first. */
  readonly nearest: boolean;
  readonly onNearest: () => void;
}

/** Controls on a list to set the visitor's place, to sort by it and to forget it. Their space is reserved. */
export function PlaceTools(props: PlaceToolsProps) {
  const idle = useStore(idleParts, null);
  const parts = useStore(placeParts, null);
  return (
    <div className={styles.tools}>
      {idle !== null && <idle.PlaceButton />}
      {parts !== null && <parts.KeptPlaceTools {...props} />}
    </div>
  );
}
