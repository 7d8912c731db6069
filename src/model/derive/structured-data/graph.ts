import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  DefinedTermSetLeaf,
  EventLeaf,
  FAQPageLeaf,
  PodcastEpisodeLeaf,
  PodcastSeriesLeaf,
  RealEstateListingLeaf,
} from 'schema-dts';

export type GraphNode =
  | ArticleLeaf
  | BreadcrumbListLeaf
  | DefinedTermSetLeaf
  | EventLeaf
  | FAQPageLeaf
  | PodcastEpisodeLeaf
  | PodcastSeriesLeaf
  | RealEstateListingLeaf;

/** What a page says of itself to machines, in the words of schema.org. */
export interface Graph {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly GraphNode[];
}

/** The nodes of a page as one graph. */
export function graphOf(nodes: readonly GraphNode[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}
