import type { EpisodeFields, MarkdownEntry } from './editorial';

/** One spoken passage of a transcript; times in seconds from the start. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly speaker: string | null;
  readonly text: string;
}

/** A part of a recording under a title of its own. */
export interface Chapter {
  /** Whole seconds from the start. */
  readonly start: number;
  readonly title: string;
}

/** The audio of an episode. */
export interface Recording {
  /** Path under content/media/, or the absolute address that an imported feed gives. */
  readonly source:
    { readonly kind: 'file'; readonly file: string } | { readonly kind: 'url'; readonly url: string };
  /** Such as audio/mpeg. */
  readonly type: string;
  readonly bytes: number;
  /** Whole seconds. */
  readonly seconds: number;
}

/** An episode of the podcast: one of ours, or one that was imported from the feed of another host. */
export type Episode = Omit<EpisodeFields, 'guid' | 'audio' | 'transcript' | 'chapters'> &
  MarkdownEntry & {
    /** Identity of the episode in podcast apps; stays when its title changes. */
    readonly guid: string;
    readonly recording: Recording;
    readonly chapters: readonly Chapter[];
    /** Null for an imported episode that came without one. */
    readonly transcript: readonly Cue[] | null;
  };
