import { minuteMs } from './durations';
import { overrideAt } from './zone-overrides';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** TypeScript 5.9 does not know it, nor does every browser. */
declare const Temporal: { readonly Now: { readonly timeZoneId: () => string } } | undefined;

/**
 * The IANA name of this device's time zone. Intl has to create a formatter; the first one takes 16 ms on a desktop and
 * many times that on a phone. Temporal only looks up the name.
 */
function deviceZone(): string {
  if (typeof Temporal !== 'undefined') return Temporal.Now.timeZoneId();
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Minutes east of UTC of this device's clock at an instant, by the law if the device's own data is out of date. */
export function deviceOffsetMinutes(at: Date): number {
  return overrideAt(deviceZone(), at)?.offsetMinutes ?? -at.getTimezoneOffset();
}

/** Shifts an instant by minutes east of UTC, so that its UTC fields hold the local time. */
function shifted(at: Date, offsetMinutes: number): Date {
  return new Date(at.getTime() + offsetMinutes * minuteMs);
}

/** Formats a time of day: 10:00 AM. */
function timeText(clock: Date): string {
  const hour = clock.getUTCHours();
  const minute = String(clock.getUTCMinutes()).padStart(2, '0');
  return `${String(hour % 12 === 0 ? 12 : hour % 12)}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Formats an instant in the time zone of this device, next to a text that shows it in another zone: the time, with
 * the date if it differs. Uses arithmetic, since the date library of the build is larger than the rest of the page's
 * script.
 *
 * @param theirOffset Minutes east of UTC of the other zone.
 * @returns Null when both zones show the same time.
 */
export function formatLocalTime(at: Date, theirOffset: number): string | null {
  const offset = deviceOffsetMinutes(at);
  if (offset === theirOffset) return null;
  const [local, other] = [shifted(at, offset), shifted(at, theirOffset)];
  if (local.getUTCDate() === other.getUTCDate()) return timeText(local);
  return `${months[local.getUTCMonth()] ?? ''} ${String(local.getUTCDate())} at ${timeText(local)}`;
}
