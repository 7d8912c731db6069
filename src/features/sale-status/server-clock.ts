import { createStore } from '../../lib/create-store';

/** Milliseconds by which the server's clock is ahead of the device's; null until the server has responded. */
const clockOffsetMs = createStore<number | null>(null);

/**
 * The current time in milliseconds by the server's clock; null until that is known. A page that opens and closes
 * sales must not trust the clock of a phone, not even for a second.
 */
export function serverNow(): number | null {
  const offsetMs = clockOffsetMs.get();
  return offsetMs === null ? null : Date.now() + offsetMs;
}

/**
 * Calls the listener when the clock is first known and when it is set. Returns a function that removes the listener.
 */
export const subscribeToClock = clockOffsetMs.subscribe;

/** Uses the clock of the device when no server can be reached: it is better than none. */
export function fallBackToDeviceClock(): void {
  if (clockOffsetMs.get() === null) clockOffsetMs.set(0);
}

/** The header Date counts whole seconds. */
const halfSecondMs = 500;

/** Our caches keep a response for minutes, so the Age of one that claims to be older than a day is not plausible. */
const maxPlausibleAgeSeconds = 86_400;

/** Parses the header Age, in seconds; NaN unless it is a plausible number (RFC 9111, section 5.1). */
function parseAge(header: string | null): number {
  if (header === null) return 0;
  const seconds = /^\d{1,10}$/.test(header) ? Number(header) : NaN;
  return seconds <= maxPlausibleAgeSeconds ? seconds : NaN;
}

/**
 * Compares the clocks by a response of the server. While the difference is within the uncertainty of the response,
 * which is half of the round trip and the half second that the header leaves open, it is not changed, so that no
 * countdown jumps.
 *
 * @param requestedAt Time of the request, in milliseconds by the device's clock.
 */
export function syncServerClock(headers: Pick<Headers, 'get'>, requestedAt: number): void {
  const arrivedAt = Date.now();
  const sentAt = Date.parse(headers.get('date') ?? '');
  const ageMs = parseAge(headers.get('age')) * 1000;
  if (Number.isNaN(sentAt) || Number.isNaN(ageMs)) {
    fallBackToDeviceClock();
    return;
  }
  const difference = sentAt + ageMs + halfSecondMs - (requestedAt + arrivedAt) / 2;
  const uncertaintyMs = halfSecondMs + (arrivedAt - requestedAt) / 2;
  const known = [clockOffsetMs.get() ?? 0, 0].find((ahead) => Math.abs(difference - ahead) <= uncertaintyMs);
  clockOffsetMs.set(known ?? difference);
}
