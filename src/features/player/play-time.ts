/** Whole seconds as 1:04, or 1:01:04 from an hour on. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

function counted(count: number, unit: string): string[] {
  return count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`];
}

/** Whole seconds as they are read out: 1 minute 4 seconds. */
export function spokenTime(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole === 0) return '0 seconds';
  return [
    ...counted(Math.floor(whole / 3600), 'hour'),
    ...counted(Math.floor(whole / 60) % 60, 'minute'),
    ...counted(whole % 60, 'second'),
  ].join(' ');
}

/** A place within a recording, in whole seconds. */
export function placeWithin(seconds: number, length: number): number {
  return Math.max(0, Math.min(Math.floor(seconds), Math.floor(length)));
}

/** Which part, of parts in their order, holds the place: the index of the last begun one; -1 before the first. */
export function partAt(parts: readonly { readonly start: number }[], seconds: number): number {
  return parts.filter(({ start }) => Math.floor(start) <= seconds).length - 1;
}

/**
 * The place that the hash of an address names: #t-64, #t=64, #t=1:04 or #t=1:01:04.
 *
 * @returns Seconds; null when the hash names no place.
 */
export function placeOfHash(hash: string): number | null {
  const time = /^#t[-=](\d{1,5}|(?:\d{1,2}:)?\d{1,2}:\d{2})$/.exec(hash)?.[1];
  if (time === undefined) return null;
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
