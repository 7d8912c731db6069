import { trackEvent } from './track-event';

/** Links to the telephone, the e-mail address and the contact page, which may open as a panel. */
const contactLinks = 'a[href^="tel:"], a[href^="mailto:"], a[href$="/contact/"]';

/** Tells the pixel of each press on a link by which a visitor contacts the company. */
export function trackContactLinks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest(contactLinks) !== null) trackEvent('ContactLinkClick');
    },
    { capture: true },
  );
}
