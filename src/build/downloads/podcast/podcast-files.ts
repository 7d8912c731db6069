import { generateRssFeed } from 'feedsmith';
import type { Site } from '../../../page-data/build-context';
import { episodeNumber } from '../../../page-data/prop-builders';
import { calendarDateLong } from '../../../model/derive/dates';
import { chaptersFile } from './chapters-file';
import { podcastFeed } from './podcast-feed';
import { transcriptText, transcriptVtt } from './transcript-files';
import { episodeFiles, episodeRoute } from '../../../model/derive/routes';
import type { Episode } from '../../../model/schema/podcast';
import type { PublishedFile } from '../publish-files';
import { tightText } from '../trim-cdata';

/** The feed as text. Directories want true and false where the library writes yes and no. */
export function renderFeed(feed: ReturnType<typeof podcastFeed>): string {
  return tightText(generateRssFeed(feed, { strict: true })).replace(
    /(<itunes:explicit>)(yes|no)</g,
    (_, tag: string, word) => `${tag}${String(word === 'yes')}<`,
  );
}

function textHead({ origin, content }: Site, episode: Episode): string[] {
  const about = [content.settings.podcast.title, episodeNumber(episode), calendarDateLong(episode.published)];
  return [episode.title, about.filter((part) => part !== null).join(', '), origin + episodeRoute(episode)];
}

function* episodeFilesOf(site: Site, episode: Episode): Generator<PublishedFile> {
  const { chapters, transcript } = episode;
  const routes = episodeFiles(episode);
  if (chapters.length > 0) yield { route: routes.chapters, content: () => chaptersFile(site, episode) };
  if (transcript === null) return;
  yield { route: routes.captions, content: () => transcriptVtt(transcript) };
  yield { route: routes.text, content: () => transcriptText(textHead(site, episode), transcript) };
}

/** The feed of the podcast, and for each episode its chapters and its transcript. */
export function* podcastFiles(site: Site): Generator<PublishedFile> {
  yield { route: site.routes.podcastFeed, content: () => renderFeed(podcastFeed(site)) };
  for (const episode of site.content.episodes) yield* episodeFilesOf(site, episode);
}
