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
 * Something that a search of the site can find. The embedded indices and those at Algolia are made of the same
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
  /** Among equal matches the higher comes first: 2 for what is on or to come, 1 for the rest, 0 for what is over. */
  readonly weight: number;
}

/** A sale, as the suggestions of the header need it. */
export interface SaleDocument extends SearchDocument {
  readonly kind: 'sale';
  readonly slug: string;
  readonly location: string;
}
