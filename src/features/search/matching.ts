/**
 * Every word has to match: as it is, as the beginning of a word, or, from four letters on, with one or two typing
 * errors.
 */
export const matching = {
  combineWith: 'AND',
  prefix: true,
  fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
  weights: { prefix: 0.7, fuzzy: 0.2 },
} as const;
