import { useStore } from '../../../ui/store/use-store';
import { idleParts, placeParts } from './place-parts';
import * as styles from './PlaceTools.module.css';

interface PlaceToolsProps {
  /** True when the sale nearest to the place is first. */
  readonly nearest: boolean;
  readonly onNearest: () => void;
}

/** The visitor's place on a list: to set it, to sort by it, to forget it. The room for them is kept. */
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
