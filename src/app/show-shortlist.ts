import { KeepButton } from '../components/sales/shortlist/KeepButton';
import { shortlistParts } from '../components/sales/shortlist/shortlist-parts';
import { ShortlistLink } from '../components/sales/shortlist/ShortlistLink';
import { keepOfflineCopies } from '../features/offline-copies/keep-offline-copies';
import { followShortlist } from '../features/shortlist/kept-shortlist';
import { shortlist } from '../features/shortlist/shortlist';

/** Reads the visitor's shortlist, shows the buttons and links that belong to it, and keeps its pages on the device. */
export function showShortlist(): void {
  followShortlist();
  shortlistParts.set({ KeepButton, ShortlistLink });
  keepOfflineCopies({
    get: () => shortlist.get()?.entries.map(({ key }) => key) ?? null,
    subscribe: shortlist.subscribe,
  });
}
