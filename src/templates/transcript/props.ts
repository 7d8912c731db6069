import type { LinkProps } from '../../page-data/common-props';
import type { EpisodeBaseProps, PassageProps } from '../../page-data/podcast-props';

/** The heading is the title of the episode. */
export interface TranscriptPageProps extends EpisodeBaseProps {
  readonly episode: LinkProps;
  /** The transcript as a plain text file. */
  readonly textFile: LinkProps;
  readonly passages: readonly PassageProps[];
}
