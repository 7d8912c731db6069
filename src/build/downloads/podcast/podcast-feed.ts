import type { RssFeed } from 'feedsmith';
import type { Episode } from '../../../model/schema/podcast';
import { calendarDateToInstant } from '../../../model/derive/publication-dates';
import type { BuildContext } from '../../../page-data/build-context';
import { episodeFiles, episodeRoute, teamMemberRoute, transcriptRoute } from '../../../model/derive/routes';
import { podcastGuid } from './podcast-guid';
import { audioUrl } from '../../../page-data/audio-url';

type FeedContext = Pick<BuildContext, 'origin' | 'routes' | 'content' | 'html' | 'mediaUrl'>;
type Feed = RssFeed.Feed<Date, true>;
type Item = NonNullable<Feed['items']>[number];
type Persons = NonNullable<NonNullable<Item['podcast']>['persons']>;

/** Makes the links of a page of the site absolute. */
function absoluteLinks(html: string, origin: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`);
}

/** A speaker, with a link to the page of a team member. */
function personsOf({ origin, content }: FeedContext, { people }: Episode): Persons {
  const { team, settings } = content;
  return people.map(({ name, role }) => {
    const member = team.find((other) => other.name === name);
    return {
      display: name,
      role,
      ...(member !== undefined && { href: origin + teamMemberRoute(settings.brand.slug, member.slug) }),
    };
  });
}

function transcriptsOf({ origin, content }: FeedContext, episode: Episode) {
  if (episode.transcript === null) return {};
  const { language } = content.settings.podcast;
  return {
    transcripts: [
      { url: origin + episodeFiles(episode).captions, type: 'text/vtt', language, rel: 'captions' },
      { url: origin + episodeFiles(episode).text, type: 'text/plain', language },
      { url: origin + transcriptRoute(episode), type: 'text/html', language },
    ],
  };
}

function itemOf(context: FeedContext, episode: Episode): Item {
  const { origin, content } = context;
  const { number, season, recording, chapters } = episode;
  return {
    title: episode.title,
    link: origin + episodeRoute(episode),
    guid: { value: episode.guid, isPermaLink: false },
    pubDate: calendarDateToInstant(episode.published),
    description: episode.summary,
    content: { encoded: absoluteLinks(context.html(episode.body), origin) },
    enclosures: [
      {
        url: new URL(audioUrl(context, episode), origin).href,
        length: recording.bytes,
        type: recording.type,
      },
    ],
    itunes: {
      title: episode.title,
      author: content.settings.podcast.author,
      duration: recording.seconds,
      image: origin + context.mediaUrl(episode.image.file),
      explicit: episode.explicit,
      episodeType: episode.type,
      ...(number !== undefined && { episode: number }),
      ...(season !== undefined && { season }),
    },
    podcast: {
      ...transcriptsOf(context, episode),
      ...(chapters.length > 0 && {
        chapters: { url: origin + episodeFiles(episode).chapters, type: 'application/json+chapters' },
      }),
      persons: personsOf(context, episode),
      ...(number !== undefined && { episode: { number } }),
      ...(season !== undefined && { season: { number: season } }),
    },
  };
}

/** The podcast as RSS with the tags of Apple and of the podcast name space, newest first; every address is absolute. */
export function podcastFeed(context: FeedContext): Feed {
  const { origin, routes, content } = context;
  const { title, summary, author, email, cover, category, subcategory, language, explicit, guid } =
    content.settings.podcast;
  const url = origin + routes.podcastFeed;
  const link = origin + routes.farmlandExchange;
  const image = origin + context.mediaUrl(cover.file);
  const latest = content.episodes[0];
  return {
    title,
    link,
    description: summary,
    language,
    copyright: author,
    ...(latest !== undefined && { lastBuildDate: calendarDateToInstant(latest.published) }),
    image: { url: image, title, link },
    atom: { links: [{ href: url, rel: 'self', type: 'application/rss+xml' }] },
    itunes: {
      author,
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- Apple has its own element; others still use owner.
      owner: { name: author, email },
      image,
      categories: [
        { text: category, ...(subcategory !== undefined && { categories: [{ text: subcategory }] }) },
      ],
      explicit,
      type: 'episodic',
    },
    podcast: {
      guid: guid ?? podcastGuid(url),
      locked: { value: true, owner: email },
      medium: 'podcast',
    },
    items: content.episodes.map((episode) => itemOf(context, episode)),
  };
}
