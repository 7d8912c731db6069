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
  /** The feed for podcast apps. */
  readonly feed: LinkProps;
  /** Other sites that carry the podcast, with full addresses; usually none. */
  readonly otherPlatforms: readonly LinkProps[];
}
