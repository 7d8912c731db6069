import { createStore } from '../../lib/create-store';
import type { InquirySubject } from '../../model/derive/forms/inquiry-subject';
import { useStore } from '../../ui/store/use-store';

/** Closed, or open for a question about a subject, or about anything. */
type ContactPanelState = InquirySubject | 'general' | null;

const closed: ContactPanelState = null;
const panel = createStore<ContactPanelState>(closed);

/** Opens the contact side panel, or closes it. */
export const setContactPanel = panel.set;

/** Returns the state of the open contact side panel; null while it is closed. */
export function useContactPanel(): ContactPanelState {
  return useStore(panel, closed);
}
