import { plainText } from '../../lib/html-text';
import { episodeRoute, transcriptRoute } from '../../model/derive/routes';
import type { SearchDocument } from '../../model/derive/search/search-document';
import type { Episode } from '../../model/schema/podcast';
import type { BuildContext } from '../../page-data/build-context';
import { passages } from '../../page-data/episode-props';

const exact = { keywords: '', weight: 1 };

/** An episode, then each passage of its transcript with its time. */
function documentsOf(context: BuildContext, episode: Episode): SearchDocument[] {
  return [
    {
      ...exact,
      objectID: episodeRoute(episode),
      kind: 'episode',
      name: episode.title,
      summary: episode.summary,
      keywords: episode.people.map(({ name }) => name).join(', '),
      text: plainText(context.html(episode.body)),
    },
    ...passages(episode.transcript ?? []).map(({ id, time, speaker, text }): SearchDocument => ({
      ...exact,
      objectID: `${transcriptRoute(episode)}#${id}`,
      kind: 'passage',
      name: episode.title,
      time,
      summary: speaker ?? '',
      text,
    })),
  ];
}

/** Every episode and every passage of its transcript. */
export function episodeDocuments(context: BuildContext): SearchDocument[] {
  return context.content.episodes.flatMap((episode) => documentsOf(context, episode));
}
