import type { RecordingProps } from '../../model/derive/pages/podcast-props';

/** What is played, with what a lock screen shows of it. */
export interface Recording extends RecordingProps {
  /** The podcast. */
  readonly show: string;
  /** Address of its picture. */
  readonly cover: string | null;
}

/** What the player does with a recording. */
export type Phase = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';

/** What the player needs of an audio element. */
export type AudioPort = Pick<
  HTMLAudioElement,
  | 'src'
  | 'currentTime'
  | 'playbackRate'
  | 'defaultPlaybackRate'
  | 'play'
  | 'pause'
  | 'load'
  | 'removeAttribute'
  | 'addEventListener'
>;
