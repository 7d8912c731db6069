import type { RecordingProps } from '../model/derive/recording';
import type { BasePageProps, Breadcrumbs, FormattedDate, LinkProps } from './common-props';
import type { Picture } from '../lib/picture';

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

/** A passage of one speaker. */
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

/** Props that the page of an episode and that of its transcript share. */
export interface EpisodeBaseProps extends BasePageProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly number: string | null;
  readonly published: FormattedDate;
  readonly picture: Picture | null;
  readonly recording: RecordingProps;
  readonly chapters: readonly ChapterProps[];
  readonly feed: LinkProps;
}
