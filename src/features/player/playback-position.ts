/** A position within a recording, in whole seconds. */
export function clampPosition(seconds: number, length: number): number {
  return Math.max(0, Math.min(Math.floor(seconds), Math.floor(length)));
}

/**
 * Returns the index of the part, of parts in order, that contains the position: the last one that has begun; -1
 * before the first.
 */
export function segmentIndexAt(parts: readonly { readonly start: number }[], seconds: number): number {
  return parts.filter(({ start }) => Math.floor(start) <= seconds).length - 1;
}

/**
 * Parses the position in the hash of an address: #t-64, #t=64, #t=1:04 or #t=1:01:04.
 *
 * @returns Seconds; null if the hash has no position.
 */
export function parseTimeHash(hash: string): number | null {
  const time = /^#t[-=](\d{1,5}|(?:\d{1,2}:)?\d{1,2}:\d{2})$/.exec(hash)?.[1];
  if (time === undefined) return null;
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
