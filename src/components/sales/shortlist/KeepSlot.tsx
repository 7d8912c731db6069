import { useStore } from '../../../ui/store/use-store';
import { shortlistParts, type KeepButtonProps } from './shortlist-parts';
import * as styles from './KeepSlot.module.css';

/** A button that adds the sale or the lot of a page to the shortlist, once scripts run. Its space is reserved. */
export function KeepSlot(props: Omit<KeepButtonProps, 'onCard'>) {
  const parts = useStore(shortlistParts, null);
  return <span className={styles.slot}>{parts !== null && <parts.KeepButton {...props} />}</span>;
}
