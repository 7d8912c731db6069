import { generateRssFeed } from 'feedsmith';
import type { BuildContext } from '../../../page-data/build-context';
import { episodeNumber } from '../../../page-data/prop-builders';
import { formatLongCalendarDate } from '../../../model/derive/dates';
import { chaptersFile } from './chapters-file';
import { podcastFeed } from './podcast-feed';
import { transcriptText, transcriptVtt } from './transcript-files';
import { episodeFiles, episodeRoute } from '../../../model/derive/routes';
import type { Episode } from '../../../model/schema/podcast';
import type { PublishedFile } from '../publishing/publish-files';
import { legalXml } from '../publishing/legal-xml';
import { trimCdata } from '../publishing/trim-cdata';

/** The feed as text. Directories require true and false, but the library writes yes and no. */
export function renderFeed(feed: ReturnType<typeof podcastFeed>): string {
  return legalXml(trimCdata(generateRssFeed(feed, { strict: true }))).replace(
    /(<itunes:explicit>)(yes|no)</g,
    (_, tag: string, word) => `${tag}${String(word === 'yes')}<`,
  );
}

function textHead({ origin, content }: BuildContext, episode: Episode): string[] {
  const about = [
    content.settings.podcast.title,
    episodeNumber(episode),
    formatLongCalendarDate(episode.published),
  ];
  return [episode.title, about.filter((part) => part !== null).join(', '), origin + episodeRoute(episode)];
}

function* episodeFilesOf(context: BuildContext, episode: Episode): Generator<PublishedFile> {
  const { chapters, transcript } = episode;
  const routes = episodeFiles(episode);
  if (chapters.length > 0) yield { route: routes.chapters, content: () => chaptersFile(context, episode) };
  if (transcript === null) return;
  yield { route: routes.captions, content: () => transcriptVtt(transcript) };
  yield { route: routes.text, content: () => transcriptText(textHead(context, episode), transcript) };
}

/** The feed of the podcast, and for each episode its chapters and its transcript. */
export function* podcastFiles(context: BuildContext): Generator<PublishedFile> {
  yield { route: context.routes.podcastFeed, content: () => renderFeed(podcastFeed(context)) };
  for (const episode of context.content.episodes) yield* episodeFilesOf(context, episode);
}
