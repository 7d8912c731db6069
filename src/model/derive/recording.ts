/** A recording with the data that a player needs. */
export interface RecordingProps {
  /** Slug of the episode, under which the position is stored. */
  readonly id: string;
  readonly title: string;
  /** The page of the episode. */
  readonly href: string;
  /** Address of the audio file; absolute when the episode was imported. */
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
