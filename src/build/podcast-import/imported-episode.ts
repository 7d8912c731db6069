import { v5 } from 'uuid';
import { wallClock } from '../../lib/time-zones';
import { onOneLine, withoutInvisible } from '../../lib/invisible-characters';
import type { Chapter, Cue, Episode } from '../../model/schema/podcast';
import { notesMarkdown, notesSummary } from './notes-markdown';
import type { FeedItem } from './parse-feed';

/** An episode from another host, without a picture: it is shown with the cover of the podcast. */
export type ImportedEpisode = Omit<Episode, 'image'>;

/** The day of an instant in Alberta. */
function dayOf(date: string): string {
  const { year, month, day } = wallClock('America/Edmonton', new Date(date));
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Converts an item of a feed to an episode of ours, and describes what its notes lost as the end of a sentence. */
export function episodeOf(
  { title, guid, pubDate, description, content, enclosures, itunes, podcast }: FeedItem,
  {
    transcript,
    chapters,
  }: { readonly transcript: readonly Cue[] | null; readonly chapters: readonly Chapter[] },
): { readonly episode: ImportedEpisode; readonly lost: string | null } {
  const [enclosure] = enclosures;
  const url = enclosure?.url ?? '';
  const identity = guid?.value ?? url;
  const notes = content?.encoded ?? description ?? itunes.summary ?? '';
  const seconds = Math.round(itunes.duration);
  const { markdown, lost } = notesMarkdown(notes);
  const episode: ImportedEpisode = {
    slug: `imported-${v5(identity, v5.URL)}`,
    title: itunes.title ?? title,
    number: itunes.episode,
    season: itunes.season,
    type: itunes.episodeType,
    explicit: itunes.explicit,
    guid: identity,
    published: dayOf(pubDate),
    summary: onOneLine(notesSummary(itunes.summary ?? description ?? notes)) || title,
    body: withoutInvisible(markdown),
    people: (podcast?.persons ?? []).map(({ display, role }) => ({
      name: display,
      role: role?.toLowerCase() === 'guest' ? 'guest' : 'host',
    })),
    recording: {
      source: { kind: 'url', url },
      type: enclosure?.type ?? '',
      bytes: enclosure?.length ?? 0,
      seconds,
    },
    chapters: chapters.filter(({ start }) => start < seconds),
    transcript,
  };
  return { episode, lost };
}
