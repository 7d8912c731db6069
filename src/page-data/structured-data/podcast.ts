import type { PodcastEpisodeLeaf, PodcastSeriesLeaf } from 'schema-dts';
import type { Episode } from '../../model/schema/podcast';
import type { Settings } from '../../model/schema/settings';
import type { BuildContext } from '../build-context';
import { isoDuration } from '../../model/derive/duration';
import { audioUrl } from '../audio-url';
import { episodeFiles, episodeRoute } from '../../model/derive/routes';

type PodcastContext = Pick<BuildContext, 'origin' | 'content' | 'routes' | 'mediaUrl'>;
/** The only field of the content that an episode needs: the name of the podcast. */
type EpisodeContext = Omit<PodcastContext, 'content'> & {
  readonly content: { readonly settings: { readonly podcast: Pick<Settings['podcast'], 'title'> } };
};

/** The podcast as a whole. */
export function podcastSeries({ origin, content, routes, mediaUrl }: PodcastContext): PodcastSeriesLeaf {
  const { title, summary, author, cover, language } = content.settings.podcast;
  const url = origin + routes.farmlandExchange;
  return {
    '@type': 'PodcastSeries',
    '@id': url,
    url,
    name: title,
    description: summary,
    image: origin + mediaUrl(cover.file),
    inLanguage: language,
    author: { '@type': 'Organization', name: author, url: `${origin}/` },
    webFeed: origin + routes.podcastFeed,
  };
}

/** One episode with its audio; its transcript is in the captions. */
export function podcastEpisode(context: EpisodeContext, episode: Episode): PodcastEpisodeLeaf {
  const { origin, content, routes } = context;
  const { number, recording, transcript } = episode;
  const url = origin + episodeRoute(episode);
  return {
    '@type': 'PodcastEpisode',
    '@id': url,
    url,
    name: episode.title,
    description: episode.summary,
    image: origin + context.mediaUrl(episode.image.file),
    datePublished: episode.published,
    ...(number !== undefined && { episodeNumber: number }),
    duration: isoDuration(recording.seconds),
    partOfSeries: {
      '@type': 'PodcastSeries',
      '@id': origin + routes.farmlandExchange,
      name: content.settings.podcast.title,
      url: origin + routes.farmlandExchange,
    },
    associatedMedia: {
      '@type': 'AudioObject',
      contentUrl: new URL(audioUrl(context, episode), origin).href,
      encodingFormat: recording.type,
      duration: isoDuration(recording.seconds),
      ...(transcript !== null && {
        caption: {
          '@type': 'MediaObject',
          contentUrl: origin + episodeFiles(episode).captions,
          encodingFormat: 'text/vtt',
        },
      }),
    },
  };
}
