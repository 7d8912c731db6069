import { plural } from '../../lib/plural';

const minute = 60;
const hour = 3600;
/** Above this duration, seconds are left out. */
const long = 10 * minute;

function split(seconds: number) {
  const whole = Math.floor(seconds);
  return {
    hours: Math.floor(whole / hour),
    minutes: Math.floor((whole % hour) / minute),
    rest: whole % minute,
  };
}

/** Seconds as a player shows them: 1:04, or 1:02:03 from an hour on. */
export function formatClockTime(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return hours === 0 ? `${String(minutes)}:${two(rest)}` : `${String(hours)}:${two(minutes)}:${two(rest)}`;
}

/** Formats seconds for reading aloud, to the second: 1 minute 37 seconds. */
export function formatDuration(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  const parts = [plural(hours, 'hour'), plural(minutes, 'minute'), plural(rest, 'second')];
  return parts.filter((part) => !part.startsWith('0 ')).join(' ') || '0 seconds';
}

/** Describes the length of a recording in words; to the nearest minute from ten minutes on. */
export function formatApproximateDuration(seconds: number): string {
  if (seconds < 1) return 'less than a second';
  return formatDuration(seconds < long ? seconds : Math.round(seconds / minute) * minute);
}

/** Seconds as an ISO 8601 duration: PT1M37S. */
export function isoDuration(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  const part = (value: number, unit: string) => (value === 0 ? '' : `${String(value)}${unit}`);
  return `PT${part(hours, 'H')}${part(minutes, 'M')}${part(rest, 'S') || (seconds < minute ? '0S' : '')}`;
}
