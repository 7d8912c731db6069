/** A match, from its first letter to the one after its last. */
export interface TextMatch {
  readonly start: number;
  readonly end: number;
}

/** Normalizes letters for comparison: without accents and case, and with one kind of apostrophe. */
function plain(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/gu, "'").toLowerCase();
}

/** Finds the occurrences of a phrase in a text, in order, ignoring accents and case. */
export function findInText(text: string, phrase: string): readonly TextMatch[] {
  const sought = plain(phrase.trim());
  if (sought === '') return [];
  let folded = '';
  // For each letter of the folded text, the index at which the original letter begins.
  const origins: number[] = [];
  let origin = 0;
  for (const letter of text) {
    const part = plain(letter);
    // A combining accent is not compared, and belongs to the letter before it.
    origins.push(...new Array<number>(part.length).fill(origin));
    folded += part;
    origin += letter.length;
  }
  const found: TextMatch[] = [];
  for (let at = folded.indexOf(sought); at !== -1; at = folded.indexOf(sought, at + sought.length)) {
    found.push({ start: origins[at] ?? 0, end: origins[at + sought.length] ?? text.length });
  }
  return found;
}
