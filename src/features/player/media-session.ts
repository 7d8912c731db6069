import type { PlayerStore } from './create-player';
import type { PlaybackState, Recording } from './recording';

const backSeconds = 15;
const forwardSeconds = 30;

/** Browser interfaces that media keys use. */
export type SessionPort = Pick<MediaSession, 'metadata' | 'playbackState' | 'setActionHandler'> &
  Partial<Pick<MediaSession, 'setPositionState'>>;

function describe({ title, show, cover }: Recording): MediaMetadata {
  return new MediaMetadata({ title, artist: show, artwork: cover === null ? [] : [{ src: cover }] });
}

function isRunning(phase: PlaybackState): boolean {
  return phase === 'playing' || phase === 'loading';
}

/** The device's controls apply to the recording that was started last. */
function registerActionHandlers(player: PlayerStore, session: SessionPort): void {
  function withStarted(act: (recording: Recording, details: MediaSessionActionDetails) => void) {
    return (details: MediaSessionActionDetails) => {
      const recording = player.started();
      if (recording !== null) act(recording, details);
    };
  }
  const actions: readonly (readonly [MediaSessionAction, MediaSessionActionHandler])[] = [
    ['play', withStarted(player.play)],
    ['pause', player.pause],
    ['stop', player.close],
    [
      'seekbackward',
      withStarted((recording, { seekOffset = backSeconds }) => {
        player.skip(recording, -seekOffset);
      }),
    ],
    [
      'seekforward',
      withStarted((recording, { seekOffset = forwardSeconds }) => {
        player.skip(recording, seekOffset);
      }),
    ],
    [
      'seekto',
      withStarted((recording, { seekTime }) => {
        if (seekTime !== undefined) player.seek(recording, seekTime);
      }),
    ],
  ];
  for (const [action, handle] of actions) {
    try {
      session.setActionHandler(action, handle);
    } catch {
      // A browser that does not know the action has no control for it.
    }
  }
}

/** Lets the lock screen, headsets and media keys show and control the recording. */
export function connectMediaSession(player: PlayerStore, session: SessionPort): void {
  registerActionHandlers(player, session);
  let current: Recording | null = null;
  player.subscribe(() => {
    const recording = player.started();
    if (recording !== current) {
      current = recording;
      session.metadata = recording === null ? null : describe(recording);
    }
    if (recording === null) {
      session.playbackState = 'none';
      return;
    }
    session.playbackState = isRunning(player.phaseOf(recording)) ? 'playing' : 'paused';
    session.setPositionState?.({
      duration: recording.seconds,
      playbackRate: player.rate(),
      position: player.secondsOf(recording),
    });
  });
}
