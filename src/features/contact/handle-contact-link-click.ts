import type { MouseEvent } from 'react';
import { setContactPanel } from './contact-panel';
import { isPlainClick } from '../../lib/is-plain-click';

/** For a click on a link to the contact page: opens the panel instead, unless a new tab or window is asked for. */
export function handleContactLinkClick(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  setContactPanel(true);
}
