import type {
  EpisodeLinkProps,
  FactProps,
  LinkProps,
  MomentProps,
  PageBase,
  Picture,
  Trail,
} from './common-props';

/** A recording and what a player needs to know of it. */
export interface RecordingProps {
  /** Slug of the episode, under which a place in it is remembered. */
  readonly id: string;
  readonly title: string;
  /** The page of the episode. */
  readonly href: string;
  /** Address of the sound; absolute when the episode was imported. */
  readonly src: string;
  /** Such as audio/mpeg. */
  readonly type: string;
  /** Such as MP3, 387 kB. */
  readonly size: string;
  /** Whole seconds. */
  readonly seconds: number;
  /** Such as 38 minutes. */
  readonly length: string;
  /** The podcast, for a lock screen. */
  readonly show: string;
  /** Address of the picture, for a lock screen. */
  readonly cover: string | null;
}

/** A part of a recording under a title of its own. */
export interface ChapterProps {
  /** Whole seconds. */
  readonly start: number;
  /** Such as 1:04. */
  readonly time: string;
  readonly title: string;
  /** The passage that begins it in the transcript; without a transcript, its row in the list of chapters. */
  readonly href: string;
}

/** What somebody says at a time. */
export interface PassageProps {
  /** Whole seconds. */
  readonly start: number;
  /** Such as 1:04. */
  readonly time: string;
  /** Such as t-64. */
  readonly id: string;
  readonly speaker: string | null;
  readonly text: string;
}

export interface PodcastPageProps extends PageBase {
  readonly bodyHtml: string;
  readonly episodes: readonly EpisodeLinkProps[];
  /** The podcast for apps that play podcasts. */
  readonly feed: LinkProps;
  /** Other places that have the podcast, with full addresses; none for most. */
  readonly elsewhere: readonly LinkProps[];
}

export interface EpisodePageProps extends PageBase {
  readonly trail: Trail;
  readonly number: string | null;
  readonly published: MomentProps;
  readonly picture: Picture | null;
  readonly recording: RecordingProps;
  readonly chapters: readonly ChapterProps[];
  readonly people: readonly FactProps[];
  readonly bodyHtml: string;
  /** Null for an imported episode that came without one. */
  readonly transcript: LinkProps | null;
  readonly feed: LinkProps;
  readonly others: readonly EpisodeLinkProps[];
}

/** The heading is the title of the episode. */
export interface TranscriptPageProps extends PageBase {
  readonly trail: Trail;
  readonly number: string | null;
  readonly published: MomentProps;
  readonly picture: Picture | null;
  readonly recording: RecordingProps;
  readonly chapters: readonly ChapterProps[];
  readonly episode: LinkProps;
  /** The transcript as plain text, to keep. */
  readonly textFile: LinkProps;
  readonly feed: LinkProps;
  readonly passages: readonly PassageProps[];
}
