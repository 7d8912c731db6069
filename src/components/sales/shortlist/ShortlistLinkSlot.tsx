import { useLateParts } from '../../../ui/store/use-late-parts';
import { shortlistParts } from './shortlist-parts';

/** The link to the shortlist, once scripts run. */
export function ShortlistLinkSlot() {
  const parts = useLateParts(shortlistParts);
  return parts !== null && <parts.ShortlistLink />;
}
