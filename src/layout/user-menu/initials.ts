/** Returns the first letters of the first and the last word of a name, for the round button of an account. */
export function initials(name: string): string {
  const words = name.match(/\p{L}[^\s]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => String.fromCodePoint(word.codePointAt(0) ?? 0))
    .join('')
    .toLocaleUpperCase('en-CA');
}
