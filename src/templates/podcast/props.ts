import type { EpisodeLinkProps, LinkProps, BasePageProps } from '../../page-data/common-props';

export interface PodcastPageProps extends BasePageProps {
  readonly bodyHtml: string;
  readonly episodes: readonly EpisodeLinkProps[];
  /** The podcast for apps that play podcasts. */
  readonly feed: LinkProps;
  /** Other places that have the podcast, with full addresses; none for most. */
  readonly otherPlatforms: readonly LinkProps[];
}
