/**
 * Control characters, line separators, bidirectional and zero-width formats, private-use characters, lone
 * surrogates and the replacement character. Not soft hyphens, nor the joiners of emoji and of some scripts.
 */
const invisible =
  /(?![\u00AD\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\uFFFD]/u;
const allInvisible = new RegExp(invisible, 'gu');

/** Returns the first character of a line of text that is invisible or breaks the line; null when there is none. */
export function firstInvisible(text: string): string | null {
  return invisible.exec(text)?.[0] ?? null;
}

/** Text on one line: a space replaces line breaks and other invisible characters. */
export function onOneLine(text: string): string {
  return text.replace(allInvisible, ' ').replace(/\s+/g, ' ').trim();
}

/** Text of several lines without the other invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replace(allInvisible, (character) => (/[\n\t]/.test(character) ? character : ''));
}

/** Names an invisible character for a message: a line break, or its code point. */
export function nameOfInvisible(character: string): string {
  if (/[\n\r\u2028\u2029]/.test(character)) return 'a line break';
  if (character === '\t') return 'a tab';
  if (character === '\uFFFD') return 'a character that was broken when the text was saved or copied';
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `a character that cannot be seen (U+${number})`;
}
