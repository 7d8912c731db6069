import type { MouseEvent } from 'react';
import { isPlainClick } from '../../lib/is-plain-click';
import type { InquirySubject } from '../../model/derive/forms/inquiry-subject';
import { setContactPanel } from './contact-panel';

/**
 * Opens the contact panel on a click on a link to the contact page, unless the click opens a new tab or window.
 *
 * @param subject The subject of the visitor's question.
 */
export function handleContactLinkClick(event: MouseEvent, subject?: InquirySubject): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  setContactPanel(subject ?? 'general');
}
