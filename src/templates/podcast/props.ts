import type { Picture } from '../../lib/picture';
import type { RecordingProps } from '../../model/derive/recording';
import type { EpisodeLinkProps, LinkProps, BasePageProps } from '../../page-data/common-props';

/** An episode that can be played from the list. */
export interface PlayableEpisodeProps extends EpisodeLinkProps {
  readonly recording: RecordingProps;
}

export interface PodcastPageProps extends BasePageProps {
  readonly cover: Picture | null;
  readonly bodyHtml: string;
  readonly episodes: readonly PlayableEpisodeProps[];
  /** The podcast for apps that play podcasts. */
  readonly feed: LinkProps;
  /** Other places that have the podcast, with full addresses; none for most. */
  readonly otherPlatforms: readonly LinkProps[];
}
