/**
 * Where a passage begins, from its anchor: #t-64 is 64 seconds.
 *
 * @returns Seconds; null when the hash is not that of a passage.
 */
export function passageStart(hash: string): number | null {
  const seconds = /^#t-(\d+)$/.exec(hash)?.[1];
  return seconds === undefined ? null : Number(seconds);
}
