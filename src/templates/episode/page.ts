import type { Cue, Episode } from '../../model/schema/podcast';
import { clockTime, spokenLength } from '../../model/derive/playing-time';
import { soundAddress } from '../../page-data/sound-address';
import { graphOf } from '../../page-data/graph';
import { podcastEpisode, podcastSeries } from '../../page-data/structured-data/podcast';
import { episodeFiles, episodeRoute, transcriptRoute } from '../../model/derive/routes';
import { dateMoment, episodeLink, episodeNumber, fileSize } from '../../page-data/prop-builders';
import type { GeneratedPage } from '../../page-data/page';
import type { LinkProps, Trail } from '../../page-data/common-props';
import type { ChapterProps, PassageProps, RecordingProps } from '../../page-data/podcast-props';
import { headProps, homeLink, type Site } from '../../page-data/build-context';
import { standingText } from '../../page-data/static-page';

const others = 3;

function feedLink({ routes }: Site): LinkProps {
  return { label: 'Podcast feed (RSS)', href: routes.podcastFeed };
}

/** All episodes. */
export function podcastPage(site: Site): GeneratedPage {
  const path = site.routes.farmlandExchange;
  const text = standingText(site, 'farmland-exchange', path);
  return {
    path,
    template: 'podcast',
    props: {
      ...text,
      head: { ...text.head, structured: graphOf([podcastSeries(site)]) },
      bodyHtml: site.html(site.content.pages['farmland-exchange'].body),
      episodes: site.content.episodes.map((episode) => episodeLink(site, episode)),
      feed: feedLink(site),
      elsewhere: site.content.settings.podcast.links.map(({ label, url }) => ({ label, href: url })),
    },
  };
}

function trail(site: Site, episode: Episode): Trail {
  return [
    homeLink(site),
    { label: site.content.settings.podcast.title, href: site.routes.farmlandExchange },
    { label: episode.title, href: episodeRoute(episode) },
  ];
}

const kinds: Readonly<Record<string, string>> = {
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4A',
  'audio/x-m4a': 'M4A',
};

function recordingProps(site: Site, episode: Episode): RecordingProps {
  const { type, bytes, seconds } = episode.recording;
  const kind = kinds[type] ?? 'Sound';
  return {
    id: episode.slug,
    title: episode.title,
    href: episodeRoute(episode),
    src: soundAddress(site, episode),
    type,
    size: bytes > 0 ? `${kind}, ${fileSize(bytes)}` : kind,
    seconds,
    length: spokenLength(seconds),
    show: site.content.settings.podcast.title,
    cover: site.picture(episode.image, 'card')?.src ?? null,
  };
}

/** Passages with anchors; two that begin within one second get two. */
function passages(cues: readonly Cue[]): PassageProps[] {
  const used = new Set<number>();
  return cues.map(({ start, speaker, text }) => {
    let second = Math.floor(start);
    while (used.has(second)) second += 1;
    used.add(second);
    return { start: second, time: clockTime(start), id: `t-${String(second)}`, speaker, text };
  });
}

function chapterProps(episode: Episode): ChapterProps[] {
  const spoken = passages(episode.transcript ?? []);
  return episode.chapters.map(({ start, title }) => {
    const passage = spoken.findLast((one) => one.start <= start);
    const href = passage === undefined ? `#t-${String(start)}` : `${transcriptRoute(episode)}#${passage.id}`;
    return { start, time: clockTime(start), title, href };
  });
}

/** What the page of an episode and that of its transcript both begin with. */
function shared(site: Site, episode: Episode) {
  return {
    heading: episode.title,
    summary: episode.summary,
    number: episodeNumber(episode),
    published: dateMoment(episode.published, 'long'),
    picture: site.picture(episode.image, 'card'),
    recording: recordingProps(site, episode),
    chapters: chapterProps(episode),
    feed: feedLink(site),
  };
}

/** The page of an episode. */
export function episodePage(site: Site, episode: Episode): GeneratedPage {
  const path = episodeRoute(episode);
  const props = shared(site, episode);
  return {
    path,
    template: 'episode',
    props: {
      ...props,
      head: headProps(site, {
        path,
        title: `${episode.title} | ${site.content.settings.podcast.title}`,
        description: episode.summary,
        picture: props.picture,
        structured: [podcastEpisode(site, episode)],
      }),
      trail: trail(site, episode),
      people: episode.people.map(({ name, role }) => ({
        label: role === 'host' ? 'Host' : 'Guest',
        value: name,
      })),
      bodyHtml: site.html(episode.body),
      transcript:
        episode.transcript === null ? null : { label: 'Read the transcript', href: transcriptRoute(episode) },
      others: site.content.episodes
        .filter(({ slug }) => slug !== episode.slug)
        .slice(0, others)
        .map((other) => episodeLink(site, other)),
    },
  };
}

/** The transcript of an episode that has one. */
export function transcriptPages(site: Site, episode: Episode): GeneratedPage[] {
  if (episode.transcript === null) return [];
  const path = transcriptRoute(episode);
  return [
    {
      path,
      template: 'transcript',
      props: {
        ...shared(site, episode),
        head: headProps(site, {
          path,
          title: `Transcript: ${episode.title} | ${site.content.settings.podcast.title}`,
          description: `Every word of the episode. ${episode.summary}`,
        }),
        trail: [...trail(site, episode), { label: 'Transcript', href: path }],
        episode: { label: 'Back to the episode', href: episodeRoute(episode) },
        textFile: { label: 'Text file', href: episodeFiles(episode).text },
        passages: passages(episode.transcript),
      },
    },
  ];
}
