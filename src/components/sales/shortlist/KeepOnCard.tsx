import { useStore } from '../../../ui/store/use-store';
import { shortlistParts, type KeepButtonProps } from './shortlist-parts';

/** Puts the sale of a card on the shortlist, once scripts run. The corner of a card has room without one being kept. */
export function KeepOnCard(props: Omit<KeepButtonProps, 'lot' | 'onCard'>) {
  const parts = useStore(shortlistParts, null);
  return parts !== null && <parts.KeepButton {...props} onCard />;
}
