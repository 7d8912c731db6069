/** Of a visitor's words, no more is looked up: fuzzy matching takes time by their length. */
export const maxQueryLength = 100;

/** A word as it is indexed and looked up: without accents and case. */
export function normalizeTerm(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A visitor's words as they are looked up: control characters are spaces, and the text has an end. */
export function normalizeQuery(text: string): string {
  return Array.from(text.replace(/[\p{C}\s]+/gu, ' '))
    .slice(0, maxQueryLength)
    .join('')
    .trim();
}
