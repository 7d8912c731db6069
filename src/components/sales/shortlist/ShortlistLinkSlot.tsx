import { useStore } from '../../../ui/store/use-store';
import { shortlistParts } from './shortlist-parts';

/** The link to the shortlist, once scripts run. */
export function ShortlistLinkSlot() {
  const parts = useStore(shortlistParts, null);
  return parts !== null && <parts.ShortlistLink />;
}
