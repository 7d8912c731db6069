/** How far the clock of the server is ahead of the device's, in milliseconds. */
let aheadMs = 0;

/** The present moment in milliseconds by the server's clock, as far as it is known; before that, by the device's. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}

/** The header Date counts whole seconds. */
const halfSecondMs = 500;

/**
 * Compares the clocks by an answer of the server: whoever sells by the clock must not trust that of a phone. A
 * difference within what the way here took, and the half second that the header leaves open, is none.
 *
 * @param askedAt When the answer was asked for, in milliseconds by the device's clock.
 */
export function noteServerTime(headers: Headers, askedAt: number): void {
  const arrivedAt = Date.now();
  const sentAt = Date.parse(headers.get('date') ?? '');
  // A cache in between says how old its answer is, in seconds.
  const ageMs = Number(headers.get('age') ?? 0) * 1000;
  if (Number.isNaN(sentAt) || Number.isNaN(ageMs)) return;
  const difference = sentAt + ageMs + halfSecondMs - (askedAt + arrivedAt) / 2;
  const doubt = halfSecondMs + (arrivedAt - askedAt) / 2;
  aheadMs = Math.abs(difference) <= doubt ? 0 : difference;
}
