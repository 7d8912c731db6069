import { formatInTimeZone } from 'date-fns-tz';
import { dayMs, minuteMs } from './durations';
import { overrideAt } from './zone-overrides';

/** A date and time as a clock on the wall shows it; the month counts from 1. */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Minutes of an offset such as -06:00. */
function parseOffset(text: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d\d):(\d\d)$/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * Cache of offsets in the installed data by zone and minute, since a lookup is slow; no offset changes within a minute.
 */
const installedOffsets = new Map<string, number>();

function installedOffset(zone: string, at: Date): number {
  const key = `${zone} ${String(Math.floor(at.getTime() / minuteMs))}`;
  const offset = installedOffsets.get(key) ?? parseOffset(formatInTimeZone(at, zone, 'xxx'));
  installedOffsets.set(key, offset);
  return offset;
}

/**
 * Minutes east of UTC at an instant, by the override table before the installed data.
 * (`getTimezoneOffset` of date-fns-tz takes its date as a wall clock and is wrong close to a change.)
 */
export function zoneOffsetMinutes(zone: string, at: Date): number {
  return overrideAt(zone, at)?.offsetMinutes ?? installedOffset(zone, at);
}

/** Cache of formatters for the names of zones, since creating one is slow. */
const nameFormats = new Map<string, Intl.DateTimeFormat>();

/** The name of a zone in the installed data. */
function installedName(zone: string, at: Date, timeZoneName: 'short' | 'long'): string {
  const key = `${zone} ${timeZoneName}`;
  const format = nameFormats.get(key) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone, timeZoneName });
  nameFormats.set(key, format);
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** A short name such as ABT, CST or MST. */
export function zoneLabel(zone: string, at: Date): string {
  return overrideAt(zone, at)?.label ?? installedName(zone, at, 'short');
}

/** A long name such as Alberta Time or Central Standard Time. */
export function zoneName(zone: string, at: Date): string {
  return overrideAt(zone, at)?.name ?? installedName(zone, at, 'long');
}

function offsetText(minutes: number): string {
  const whole = Math.abs(minutes);
  const hours = String(Math.floor(whole / 60)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${hours}:${String(whole % 60).padStart(2, '0')}`;
}

/** Formats an instant on the zone's clock with a date-fns pattern; add `zoneLabel` to name the zone. */
export function formatInZone(at: Date, zone: string, pattern: string): string {
  return formatInTimeZone(at, offsetText(zoneOffsetMinutes(zone, at)), pattern);
}

/** An instant as ISO 8601 with the zone's offset, such as 2026-12-09T09:00:00-06:00. */
export function toIsoInZone(at: Date, zone: string): string {
  const offset = zoneOffsetMinutes(zone, at);
  // By arithmetic: date-fns uses this computer's own clock, which skips an hour each spring.
  const shifted = new Date(at.getTime() + offset * minuteMs);
  return shifted.toISOString().slice(0, -5) + offsetText(offset);
}

/** The local date and time of a zone at an instant. */
export function wallClock(zone: string, at: Date): WallClock {
  const shifted = new Date(at.getTime() + zoneOffsetMinutes(zone, at) * minuteMs);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

/** The instant at which the zone's clock shows a time; the earlier one when it shows it twice. */
export function instantOf(zone: string, wall: WallClock): Date {
  const utc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
  const offsets = [utc - dayMs, utc + dayMs].map((at) => zoneOffsetMinutes(zone, new Date(at)));
  const candidates = offsets
    .map((offset) => ({ at: new Date(utc - offset * minuteMs), offset }))
    .filter(({ at, offset }) => zoneOffsetMinutes(zone, at) === offset)
    .map(({ at }) => at.getTime());
  // A time that the clock skips is read with the offset from before the change.
  return new Date(candidates.length > 0 ? Math.min(...candidates) : utc - (offsets[0] ?? 0) * minuteMs);
}
