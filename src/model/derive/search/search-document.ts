export const searchKinds = [
  'sale',
  'parcel',
  'question',
  'term',
  'episode',
  'passage',
  'member',
  'page',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/**
 * A document that a search of the site can find. The embedded indexes and those at Algolia are made of the same
 * documents; src/build/search/search-documents.ts makes them.
 */
export interface SearchDocument {
  /** Its address, with a hash where it is a part of a page: unique, and so the identity at Algolia. */
  readonly objectID: string;
  readonly kind: SearchKind;
  readonly name: string;
  /** Of sales and their parcels, such as Sexsmith, AB. */
  readonly location?: string;
  /** Of a passage of a recording, such as 12:48. */
  readonly time?: string;
  /** A line to show under the name. */
  readonly summary: string;
  /** Names that are typed exactly: the municipality and the legal land descriptions. */
  readonly keywords: string;
  /** The words of the page, without markup. */
  readonly text: string;
  /** Rank among equal matches, the higher first: 2 for live and upcoming sales, 1 for the rest, 0 for past ones. */
  readonly weight: number;
}

/** A sale, as the suggestions of the header need it. */
export interface SaleDocument extends SearchDocument {
  readonly kind: 'sale';
  readonly slug: string;
  readonly location: string;
}
