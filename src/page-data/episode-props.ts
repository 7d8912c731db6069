import type { LinkProps, Breadcrumbs } from './common-props';
import { type BuildContext, homeLink } from './build-context';
import type { Episode, Cue } from '../model/schema/podcast';
import { episodeRoute, transcriptRoute } from '../model/derive/routes';
import { formatApproximateDuration, formatClockTime } from '../model/derive/duration';
import { audioUrl } from './audio-url';
import { fileSize, formattedDate, episodeNumber } from './prop-builders';
import type { RecordingProps } from '../model/derive/recording';
import type { PassageProps, ChapterProps } from './podcast-props';

/** The link to the podcast's feed. */
export function feedLink({ routes }: BuildContext): LinkProps {
  return { label: 'Podcast feed (RSS)', href: routes.podcastFeed };
}

/** Breadcrumbs from the home page and the podcast to an episode. @throws When the episode has no title. */
export function episodeBreadcrumbs(context: BuildContext, episode: Episode): Breadcrumbs {
  return [
    homeLink(context),
    { label: context.content.settings.podcast.title, href: context.routes.farmlandExchange },
    { label: episode.title, href: episodeRoute(episode) },
  ];
}

/** Names of audio formats by media type. */
export const fileKinds: Readonly<Record<string, string>> = {
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4A',
  'audio/x-m4a': 'M4A',
};

/** Data of an episode for the player; lengths are in seconds. */
export function recordingProps(context: BuildContext, episode: Episode): RecordingProps {
  const { type, bytes, seconds } = episode.recording;
  const kind = fileKinds[type] ?? 'Sound';
  return {
    id: episode.slug,
    title: episode.title,
    href: episodeRoute(episode),
    src: audioUrl(context, episode),
    type,
    size: bytes > 0 ? `${kind}, ${fileSize(bytes)}` : kind,
    seconds,
    length: formatApproximateDuration(seconds),
    show: context.content.settings.podcast.title,
    cover: context.picture(episode.image, 'card')?.src ?? null,
  };
}

/** Passages with anchors, in order of their times; two that begin within one second get two. */
export function passages(cues: readonly Cue[]): PassageProps[] {
  let second = -1;
  return cues.map(({ start, speaker, text }) => {
    second = Math.max(Math.floor(start), second + 1);
    return { start: second, time: formatClockTime(start), id: `t-${String(second)}`, speaker, text };
  });
}

/**
 * The chapters of an episode, which are in order of their times; each leads to the passage of the transcript that is
 * spoken then, or plays from there.
 */
export function chapterProps(
  episode: Pick<Episode, 'title' | 'number' | 'chapters' | 'transcript'>,
): ChapterProps[] {
  const spoken = passages(episode.transcript ?? []);
  let begun = 0;
  return episode.chapters.map(({ start, title }) => {
    while ((spoken[begun]?.start ?? Infinity) <= start) begun += 1;
    const passage = spoken[begun - 1];
    const href = passage === undefined ? `#t-${String(start)}` : `${transcriptRoute(episode)}#${passage.id}`;
    return { start, time: formatClockTime(start), title, href };
  });
}

/** Props that the page of an episode and that of its transcript share. */
export function episodeBaseProps(context: BuildContext, episode: Episode) {
  return {
    heading: episode.title,
    summary: episode.summary,
    number: episodeNumber(episode),
    published: formattedDate(episode.published, 'long'),
    picture: context.picture(episode.image, 'card'),
    recording: recordingProps(context, episode),
    chapters: chapterProps(episode),
    feed: feedLink(context),
  };
}
