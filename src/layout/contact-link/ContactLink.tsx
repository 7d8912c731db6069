import type { MouseEvent } from 'react';
import { setContactPanel } from '../../features/contact/contact-panel';
import type { LinkProps } from '../../model/derive/pages/parts';
import { Link } from '../../ui/link/Link';

function openPanel(event: MouseEvent): void {
  // A new tab or window gets the page.
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  setContactPanel(true);
}

/** A link to the contact page; where scripts run it opens the contact panel over the present page. */
export function ContactLink({ label, href }: LinkProps) {
  return (
    <Link href={href} onClick={openPanel}>
      {label}
    </Link>
  );
}
