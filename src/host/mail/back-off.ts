const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Pauses after each failed attempt; together almost four days. */
const pausesMs = [
  minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  hourMs,
  3 * hourMs,
  6 * hourMs,
  12 * hourMs,
  24 * hourMs,
  24 * hourMs,
  24 * hourMs,
];

/** Returns the time of the next attempt after the given number of attempts; null when there is none. */
export function nextAttemptAt(attempts: number, now: number): number | null {
  const pause = pausesMs[Math.max(attempts, 1) - 1];
  return pause === undefined ? null : now + pause;
}
