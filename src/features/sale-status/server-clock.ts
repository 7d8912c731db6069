import { createStore } from '../../lib/create-store';

/** How far the clock of the server is ahead of the device's, in milliseconds; null until it has answered. */
const clockOffsetMs = createStore<number | null>(null);

/**
 * The present moment in milliseconds by the server's clock; null until that is known. Whoever sells by the clock must
 * not trust that of a phone, not even for a second.
 */
export function serverNow(): number | null {
  const offsetMs = clockOffsetMs.get();
  return offsetMs === null ? null : Date.now() + offsetMs;
}

/** Calls the listener when the clock is first known and when it is set; gives back what ends that. */
export const subscribeToClock = clockOffsetMs.subscribe;

/** Uses the clock of the device where no server can be asked: it is better than none. */
export function fallBackToDeviceClock(): void {
  if (clockOffsetMs.get() === null) clockOffsetMs.set(0);
}

/** The header Date counts whole seconds. */
const halfSecondMs = 500;

/** Our caches keep an answer for minutes, so one that claims to be older than a day says nothing about the present. */
const maxPlausibleAgeSeconds = 86_400;

/** Reads the header Age, in seconds; NaN unless it is a number that a cache can mean (RFC 9111, section 5.1). */
function parseAge(header: string | null): number {
  if (header === null) return 0;
  const seconds = /^\d{1,10}$/.test(header) ? Number(header) : NaN;
  return seconds <= maxPlausibleAgeSeconds ? seconds : NaN;
}

/**
 * Compares the clocks by an answer of the server. What the answer allows for, given the time that the way here took and
 * the half second that the header leaves open, stays as it was known, so that no countdown jumps to and fro.
 *
 * @param requestedAt When the answer was asked for, in milliseconds by the device's clock.
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
