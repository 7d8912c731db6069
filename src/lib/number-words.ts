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
