/** Maximum length of a query that is looked up: fuzzy matching takes time by its length. */
export const maxQueryLength = 100;

/** Normalizes a term for the index and for queries: without accents and case. */
export function normalizeTerm(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Normalizes a query: control characters become spaces, and the text is cut at the maximum length. */
export function normalizeQuery(text: string): string {
  return Array.from(text.replace(/[\p{C}\s]+/gu, ' '))
    .slice(0, maxQueryLength)
    .join('')
    .trim();
}

/** A word: letters with their accents, and figures. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text as they are indexed and looked up. */
export function termsOf(text: string): string[] {
  return (text.match(wordPattern) ?? []).map(normalizeTerm);
}
