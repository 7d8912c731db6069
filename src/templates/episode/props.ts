import type { EpisodeLinkProps, FactProps, LinkProps } from '../../page-data/common-props';
import type { EpisodeBaseProps } from '../../page-data/podcast-props';

export interface EpisodePageProps extends EpisodeBaseProps {
  readonly people: readonly FactProps[];
  readonly bodyHtml: string;
  /** Null for an episode that was imported without one. */
  readonly transcript: LinkProps | null;
  readonly others: readonly EpisodeLinkProps[];
}
