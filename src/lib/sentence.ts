/** Begins a text with a capital letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Ends a text with one full stop. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A name or a phrase before further words: its full stop is removed, unless it belongs to an abbreviation. */
export function withoutStop(text: string): string {
  return /\b(?:Ltd|Inc|Corp|Co|Bros|Assoc|Jr|Sr)\.$/.test(text) ? text : text.replace(/\.$/, '');
}

/** Lists words in a sentence: 1, 2 and 3. */
export function listWords(words: readonly string[]): string {
  return words.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}
