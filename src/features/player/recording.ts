export type { RecordingProps as Recording } from '../../model/derive/recording';

/** What the player does with a recording. */
export type PlaybackState = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';

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
