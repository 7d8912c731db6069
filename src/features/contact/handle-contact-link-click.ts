import type { MouseEvent } from 'react';
import { setContactPanel } from './contact-panel';
import { isPlainClick } from '../../lib/is-plain-click';

/** Opens the contact panel on a click on a link to the contact page, unless the click opens a new tab or window. */
export function handleContactLinkClick(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  setContactPanel(true);
}
