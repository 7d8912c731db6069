const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** Writes a count for running text: in words up to twelve, then in figures. */
export function countInWords(count: number): string {
  return words[count] ?? String(count);
}

/** A length of time in running text: two minutes, 15 minutes. */
export function minutesInWords(minutes: number): string {
  return `${countInWords(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** A length of time after "the last": two minutes, minute. */
export function lastMinutesInWords(minutes: number): string {
  return minutes === 1 ? 'minute' : minutesInWords(minutes);
}

/** A rate in running text: one per cent, 1.5 per cent. */
export function percentInWords(percent: number): string {
  return `${percent === 0 ? '0' : countInWords(percent)} per cent`;
}
