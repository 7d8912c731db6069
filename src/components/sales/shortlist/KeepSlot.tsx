import { useStore } from '../../../ui/store/use-store';
import { shortlistParts, type KeepButtonProps } from './shortlist-parts';
import * as styles from './KeepSlot.module.css';

/** Puts a sale or a lot on the shortlist, once scripts run. On a page its room is kept; on a card it needs none. */
export function KeepSlot(props: KeepButtonProps) {
  const parts = useStore(shortlistParts, null);
  const button = parts !== null && <parts.KeepButton {...props} />;
  return props.onCard === true ? button : <span className={styles.slot}>{button}</span>;
}
