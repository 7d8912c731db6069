import { episodeRoute, hasEpisodeRoute } from '../../model/derive/routes';
import type { Content } from '../../model/schema/content';
import type { Episode } from '../../model/schema/podcast';
import { newestFirst } from '../../model/load/load-episodes';
import type { ImportedEpisode } from './imported-episode';

/** Returns whether two episodes may be of the same season; one that names none may be of any. */
function sameSeason(one: ImportedEpisode, other: ImportedEpisode): boolean {
  return one.season === undefined || other.season === undefined || one.season === other.season;
}

function clash(episode: ImportedEpisode, taken: readonly Episode[]): string | null {
  if (!hasEpisodeRoute(episode)) return 'its title has no letters for an address';
  for (const other of taken) {
    if (other.guid === episode.guid) return `it is “${other.title}” by its identity`;
    if (other.number !== undefined && other.number === episode.number && sameSeason(other, episode))
      return `it has the number of “${other.title}”`;
    if (episodeRoute(other) === episodeRoute(episode)) return `it has the address of “${other.title}”`;
  }
  return null;
}

/**
 * Adds the imported episodes to the content; an episode that already exists, under content/ or earlier in the feed,
 * stays.
 */
export function mergeEpisodes(
  content: Content,
  imported: readonly ImportedEpisode[],
): { readonly content: Content; readonly warnings: readonly string[] } {
  const episodes = [...content.episodes];
  const warnings: string[] = [];
  for (const episode of imported) {
    const why = clash(episode, episodes);
    if (why === null) episodes.push({ ...episode, image: content.settings.podcast.cover });
    else warnings.push(`Left out of the podcast: “${episode.title}”, since ${why}.`);
  }
  return { content: { ...content, episodes: newestFirst(episodes) }, warnings };
}
