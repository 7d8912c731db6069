import type { Player } from './create-player';

const backSeconds = 15;
const forwardSeconds = 30;

/** What the device's own controls need of the browser. */
export type SessionPort = Pick<MediaSession, 'metadata' | 'playbackState' | 'setActionHandler'> &
  Partial<Pick<MediaSession, 'setPositionState'>>;

function showPlace(session: SessionPort, player: Player): void {
  const recording = player.started();
  if (recording === null) return;
  session.setPositionState?.({
    duration: recording.seconds,
    playbackRate: player.rate(),
    position: Math.min(player.secondsOf(recording), recording.seconds),
  });
}

/** Lets the lock screen, a headset and the keys of a keyboard show and move what is played. */
export function shareControls(player: Player, session: SessionPort): void {
  function onStarted(act: (recording: NonNullable<ReturnType<Player['started']>>, details: MediaSessionActionDetails) => void) {
    return (details: MediaSessionActionDetails) => {
      const recording = player.started();
      if (recording !== null) act(recording, details);
    };
  }
  const handlers = {
    play: onStarted(player.play),
    pause: player.pause,
    stop: player.close,
    seekbackward: onStarted((recording, { seekOffset }) => {
      player.skip(recording, -(seekOffset ?? backSeconds));
    }),
    seekforward: onStarted((recording, { seekOffset }) => {
      player.skip(recording, seekOffset ?? forwardSeconds);
    }),
    seekto: onStarted((recording, { seekTime }) => {
      if (seekTime !== undefined && seekTime !== null) player.seek(recording, seekTime);
    }),
  } satisfies Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;
  for (const action of ['play', 'pause', 'stop', 'seekbackward', 'seekforward', 'seekto'] as const) {
    try {
      session.setActionHandler(action, handlers[action]);
    } catch {
      // A browser that does not know the action has no control for it.
    }
  }

  let shown: string | null = null;
  player.subscribe(() => {
    const recording = player.started();
    if (recording?.id !== shown) {
      shown = recording?.id ?? null;
      session.metadata =
        recording === null
          ? null
          : new MediaMetadata({
              title: recording.title,
              artist: recording.show,
              artwork: recording.cover === null ? [] : [{ src: recording.cover }],
            });
    }
    const phase = recording === null ? 'idle' : player.phaseOf(recording);
    session.playbackState =
      recording === null ? 'none' : phase === 'playing' || phase === 'loading' ? 'playing' : 'paused';
    showPlace(session, player);
  });
}
