import { trackEvent } from './track-event';

/** Returns whether a link calls, writes an e-mail or leads to the contact page. */
function isContactLink({ protocol, origin, pathname }: HTMLAnchorElement): boolean {
  if (protocol === 'tel:' || protocol === 'mailto:') return true;
  return origin === window.location.origin && pathname === '/contact/';
}

/** Tells the pixel of presses on links to the telephone, e-mail and contact page, those that open the panel included. */
export function trackContactLinks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link !== null && isContactLink(link)) trackEvent('ContactLinkClick');
    },
    // Also where the page handles the press itself.
    { capture: true },
  );
}
