/** The events that are reported to the pixel. */
export type TrackedEvent =
  | 'ContactFormSubmit'
  | 'ContactLinkClick'
  | 'SellerContactFormSubmit'
  | 'SetReminder'
  | 'SubscribeNewsletter';

type SendEvent = (name: TrackedEvent) => void;

/** Events from before the pixel was started or refused; null after that. */
let early: TrackedEvent[] | null = [];
let send: SendEvent | null = null;

/** Sets the function that sends the events, and sends the early ones; null if the visitor has not agreed. */
export function setPixel(next: SendEvent | null): void {
  send = next;
  const held = early ?? [];
  early = null;
  if (next !== null) held.forEach(next);
}

/** Reports an event to the advertising pixel. If none is configured, nothing happens. */
export function trackEvent(name: TrackedEvent): void {
  if (TRACKING.pixel === null) return;
  if (send !== null) send(name);
  else if (early !== null) early.push(name);
  // eslint-disable-next-line no-console -- There is no other log in a browser.
  else console.warn(`The tracking pixel is not initialised: ${name} was not sent.`);
}
