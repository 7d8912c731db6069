/** What the poll tells the visitor, in the words of the specification. */
export const pollTexts = {
  stale: 'Sale data is out-of-date. Updating...',
  failure: 'An error occurred. Check your internet connection and reload the page.',
} as const;
