export type { RecordingProps as Recording } from '../../model/derive/recording';

/** The player's state for a recording; idle until it is started, and once it is closed. */
export type PlaybackState = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';

/** The part of an audio element that is used. */
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
