import { format, parseISO } from 'date-fns';
import { formatInZone, zoneLabel, zoneName, zoneOffsetMinutes } from '../../lib/time-zones';

/** Dec 9, 2026 at 9:00 AM ABT. */
export function formatShortDateTime(at: Date, zone: string): string {
  return `${formatInZone(at, zone, "MMM d, yyyy 'at' h:mm a")} ${zoneLabel(zone, at)}`;
}

/** Dec 9, 2026. */
export function formatShortDay(at: Date, zone: string): string {
  return formatInZone(at, zone, 'MMM d, yyyy');
}

/**
 * December 9, 2026 from 9:00 to 11:00 AM ABT. A span across noon names both halves of the day to avoid
 * misreading; a span over several days names both days; a span over a clock change names both zones.
 */
export function formatDateTimeRange(start: Date, end: Date, zone: string): string {
  const label = zoneLabel(zone, end);
  const startLabel = zoneLabel(zone, start);
  const changed = startLabel === label ? '' : ` ${startLabel}`;
  const day = formatInZone(start, zone, 'MMMM d, yyyy');
  if (day !== formatInZone(end, zone, 'MMMM d, yyyy')) {
    const pattern = "MMMM d, yyyy 'at' h:mm a";
    return `${formatInZone(start, zone, pattern)}${changed} to ${formatInZone(end, zone, pattern)} ${label}`;
  }
  const sameHalf = changed === '' && formatInZone(start, zone, 'a') === formatInZone(end, zone, 'a');
  const from = formatInZone(start, zone, sameHalf ? 'h:mm' : 'h:mm a');
  return `${day} from ${from}${changed} to ${formatInZone(end, zone, 'h:mm a')} ${label}`;
}

/** En bloc shows the date only: December 9, 2026. */
export function formatEnBlocDate(start: Date, zone: string): string {
  return formatInZone(start, zone, 'MMMM d, yyyy');
}

/** Exercise by Dec 16, 2026 at 4:00 PM ABT. */
export function formatExerciseDeadline(at: Date, zone: string): string {
  return `Exercise by ${formatShortDateTime(at, zone)}`;
}

/** h:mm a zone, such as 11:15 AM ABT. */
export function formatTimeOfDay(at: Date, zone: string): string {
  return `${formatInZone(at, zone, 'h:mm a')} ${zoneLabel(zone, at)}`;
}

/** 2026-11-03 as November 3, 2026. */
export function formatLongCalendarDate(date: string): string {
  return format(parseISO(date), 'MMMM d, yyyy');
}

/** 2026-11-03 as Nov 3, 2026. */
export function formatShortCalendarDate(date: string): string {
  return format(parseISO(date), 'MMM d, yyyy');
}

/** Alberta Time, UTC−6. */
export function formatTimeZone(zone: string, at: Date): string {
  const minutes = zoneOffsetMinutes(zone, at);
  const whole = Math.abs(minutes);
  const hours = String(Math.floor(whole / 60));
  const rest = whole % 60 === 0 ? '' : `:${String(whole % 60).padStart(2, '0')}`;
  return `${zoneName(zone, at)}, UTC${minutes < 0 ? '−' : '+'}${hours}${rest}`;
}
