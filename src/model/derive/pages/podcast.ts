import type { Cue } from '../../schema/content';
import type { Episode } from '../../schema/editorial';
import { episodeRoute, transcriptRoute } from '../routes';
import { dateMoment, episodeLink, episodeNumber, fileSummary } from './blocks';
import type { GeneratedPage } from './page';
import type { EpisodePageProps, TranscriptPageProps } from './editorial-props';
import type { Trail } from './parts';
import { headProps, homeLink, type Site } from './site';
import { standingText } from './standing';

const others = 3;

/** All episodes. */
export function podcastPage(site: Site): GeneratedPage {
  const path = site.routes.farmlandExchange;
  return {
    path,
    template: 'podcast',
    props: {
      ...standingText(site, 'farmland-exchange', path),
      bodyHtml: site.html(site.content.pages['farmland-exchange'].body),
      episodes: site.content.episodes.map((episode) => episodeLink(site, episode)),
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

function audio(site: Site, episode: Episode): EpisodePageProps['audio'] {
  return { src: site.mediaUrl(episode.audio), type: 'audio/mpeg', size: fileSummary(site, episode.audio) };
}

/** The page of an episode. */
export function episodePage(site: Site, episode: Episode): GeneratedPage {
  const path = episodeRoute(episode);
  const picture = site.picture(episode.image, 'card');
  return {
    path,
    template: 'episode',
    props: {
      head: headProps(site, {
        path,
        title: `${episode.title} | ${site.content.settings.podcast.title}`,
        description: episode.summary,
        picture,
      }),
      heading: episode.title,
      summary: episode.summary,
      trail: trail(site, episode),
      number: episodeNumber(episode),
      published: dateMoment(episode.published, 'long'),
      picture,
      audio: audio(site, episode),
      people: episode.people.map(({ name, role }) => ({
        label: role === 'host' ? 'Host' : 'Guest',
        value: name,
      })),
      bodyHtml: site.html(episode.body),
      transcript: { label: 'Read the transcript', href: transcriptRoute(episode) },
      others: site.content.episodes
        .filter(({ slug }) => slug !== episode.slug)
        .slice(0, others)
        .map((other) => episodeLink(site, other)),
    },
  };
}

/** Seconds as 1:04. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
}

function passages(cues: readonly Cue[]): TranscriptPageProps['cues'] {
  const used = new Set<number>();
  return cues.map(({ start, speaker, text }) => {
    let second = Math.floor(start);
    while (used.has(second)) second += 1;
    used.add(second);
    return { time: clock(start), id: `t-${String(second)}`, speaker, text };
  });
}

/** The transcript of an episode. */
export function transcriptPage(site: Site, episode: Episode): GeneratedPage {
  const path = transcriptRoute(episode);
  return {
    path,
    template: 'transcript',
    props: {
      head: headProps(site, {
        path,
        title: `Transcript: ${episode.title} | ${site.content.settings.podcast.title}`,
        description: `Every word of the episode. ${episode.summary}`,
      }),
      heading: `Transcript: ${episode.title}`,
      summary: episode.summary,
      trail: [...trail(site, episode), { label: 'Transcript', href: path }],
      episode: { label: 'Back to the episode', href: episodeRoute(episode) },
      audio: audio(site, episode),
      cues: passages(site.content.transcripts.get(episode.transcript) ?? []),
    },
  };
}
