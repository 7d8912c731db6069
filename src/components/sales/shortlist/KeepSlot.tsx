import { useStore } from '../../../ui/store/use-store';
import { shortlistParts, type KeepButtonProps } from './shortlist-parts';
import * as styles from './KeepSlot.module.css';

/** Puts the sale or the lot of a page on the shortlist, once scripts run. Its room is kept. */
export function KeepSlot(props: Omit<KeepButtonProps, 'onCard'>) {
  const parts = useStore(shortlistParts, null);
  return <span className={styles.slot}>{parts !== null && <parts.KeepButton {...props} />}</span>;
}
