import { useLateParts } from '../../../ui/store/use-late-parts';
import { shortlistParts, type KeepButtonProps } from './shortlist-parts';

/** Puts the sale of a card on the shortlist, once scripts run. The corner of a card has room without one being kept. */
export function KeepOnCard(props: Omit<KeepButtonProps, 'lot' | 'onCard'>) {
  const parts = useLateParts(shortlistParts);
  return parts !== null && <parts.KeepButton {...props} onCard />;
}
