import { maxEntries, type ShortlistStorage } from '../../../features/shortlist/shortlist';
import { dismissToast, showToast } from '../../../features/toasts/toasts';

const kind = 'shortlist';

/** Tells the visitor when a change to the shortlist could not be made or stored. */
export function reportStorageFailure(outcome: ShortlistStorage | 'too many'): void {
  if (outcome === 'stored') {
    dismissToast(kind);
    return;
  }
  const messages = {
    full: TEXTS.shortlist.full,
    refused: TEXTS.shortlist.refused,
    'too many': TEXTS.shortlist.tooMany.fill({ count: String(maxEntries) }),
  };
  showToast({ kind, tone: 'bad', message: messages[outcome] });
}
