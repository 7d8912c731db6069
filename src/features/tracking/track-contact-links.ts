import { trackEvent } from './track-event';

/** Returns whether a link calls, writes an e-mail or leads to the contact page. */
function isContactLink({ protocol, origin, pathname }: HTMLAnchorElement): boolean {
  if (protocol === 'tel:' || protocol === 'mailto:') return true;
  return origin === window.location.origin && pathname === '/contact/';
}

/**
 * Reports presses on links to the telephone, e-mail and contact page to the pixel, including those that open the panel.
 */
export function trackContactLinks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link !== null && isContactLink(link)) trackEvent('ContactLinkClick');
    },
    // In the capture phase, for presses that the page handles itself.
    { capture: true },
  );
}
