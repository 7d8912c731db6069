import type { MouseEvent } from 'react';
import { setContactPanel } from './contact-panel';

/** For a click on a link to the contact page: opens the panel instead, unless a new tab or window is asked for. */
export function handleContactLinkClick(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  setContactPanel(true);
}
