import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  ContactPageLeaf,
  DefinedTermSetLeaf,
  EventLeaf,
  FAQPageLeaf,
  PersonLeaf,
  PodcastEpisodeLeaf,
  PodcastSeriesLeaf,
  RealEstateListingLeaf,
  VideoObjectLeaf,
} from 'schema-dts';

export type GraphNode =
  | ArticleLeaf
  | BreadcrumbListLeaf
  | ContactPageLeaf
  | DefinedTermSetLeaf
  | EventLeaf
  | FAQPageLeaf
  | PersonLeaf
  | PodcastEpisodeLeaf
  | PodcastSeriesLeaf
  | RealEstateListingLeaf
  | VideoObjectLeaf;

/** Creates a page's structured data with the vocabulary of schema.org. */
export interface Graph {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly GraphNode[];
}

/** The nodes of a page as one graph. */
export function graphOf(nodes: readonly GraphNode[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}
