import { useLateParts } from '../../../ui/store/use-late-parts';
import { shortlistParts, type KeepButtonProps } from './shortlist-parts';

/** A button that adds the sale of a card to the shortlist, once scripts run. The corner of a card has room for it. */
export function KeepOnCard(props: Omit<KeepButtonProps, 'lot' | 'onCard'>) {
  const parts = useLateParts(shortlistParts);
  return parts !== null && <parts.KeepButton {...props} onCard />;
}
