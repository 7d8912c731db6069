/** Time left until an instant; seconds are null while days are nonzero. */
export interface CountdownParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number | null;
}

/** The parts of the time left, all zero once it has passed. */
export function countdownParts(target: Date, now: Date): CountdownParts {
  const seconds = Math.max(0, Math.floor((target.getTime() - now.getTime()) / 1000));
  const days = Math.floor(seconds / 86_400);
  return {
    days,
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: days === 0 ? seconds % 60 : null,
  };
}

/** 18 d 4 h 12 m, or within the last day 1 h 12 m 08 s. */
export function formatCountdown({ days, hours, minutes, seconds }: CountdownParts): string {
  if (seconds === null) return `${String(days)} d ${String(hours)} h ${String(minutes)} m`;
  return `${String(hours)} h ${String(minutes)} m ${String(seconds).padStart(2, '0')} s`;
}
