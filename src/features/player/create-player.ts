import { createListeners } from '../../lib/create-store';
import type { PlaybackStorage } from './playback-storage';
import { clampPosition } from './playback-position';
import type { AudioPort, PlaybackState, Recording } from './recording';

export interface PlayerPorts {
  readonly openAudio: () => AudioPort;
  readonly storage: PlaybackStorage;
  /** Called when a recording starts that was not loaded, before its audio is opened. */
  readonly onStart: () => void;
}

/** The recording that has been started, until it is closed or another one is. */
interface ActivePlayback {
  readonly recording: Recording;
  readonly audio: AudioPort;
  readonly subscription: AbortController;
  phase: Exclude<PlaybackState, 'idle'>;
}

export type PlayerStore = ReturnType<typeof createPlayer>;

/** Creates the one player of all pages, with its recording, position and speed. Positions are in whole seconds. */
export function createPlayer({ openAudio, storage, onStart }: PlayerPorts) {
  const { subscribe, notify } = createListeners();
  let started: ActivePlayback | null = null;
  let rate = storage.rate();

  function isStarted({ id }: Recording): boolean {
    return started?.recording.id === id;
  }

  function enter(phase: ActivePlayback['phase']): void {
    if (started === null || started.phase === phase) return;
    started.phase = phase;
    notify();
  }

  function keep(recording: Recording, seconds: number): void {
    const position = clampPosition(seconds, recording.seconds);
    if (position === storage.position(recording.id)) return;
    storage.savePosition(recording.id, position);
    notify();
  }

  function close(): void {
    if (started === null) return;
    const { audio, subscription } = started;
    started = null;
    subscription.abort();
    audio.pause();
    // This also ends the download.
    audio.removeAttribute('src');
    audio.load();
    notify();
  }

  function listen(audio: AudioPort): void {
    audio.play().catch((error: unknown) => {
      // A pause during loading is not a failure, and a loading error has an event of its own.
      const refused = error instanceof Error && error.name === 'NotAllowedError';
      if (refused && started?.audio === audio) enter('paused');
    });
  }

  function begin(recording: Recording): void {
    close();
    onStart();
    const audio = openAudio();
    const subscription = new AbortController();
    const now: ActivePlayback = { recording, audio, subscription, phase: 'loading' };
    started = now;
    const reactions = {
      loadedmetadata: () => {
        // Some browsers ignore a start position that was set before the metadata was loaded.
        const position = storage.position(recording.id);
        if (Math.abs(audio.currentTime - position) > 1) audio.currentTime = position;
      },
      playing: () => {
        enter('playing');
      },
      waiting: () => {
        if (now.phase === 'playing') enter('loading');
      },
      pause: () => {
        if (now.phase === 'playing' || now.phase === 'loading') enter('paused');
      },
      timeupdate: () => {
        if (now.phase === 'playing') keep(recording, audio.currentTime);
      },
      ended: () => {
        storage.savePosition(recording.id, 0);
        enter('ended');
      },
      error: () => {
        enter('failed');
      },
    };
    for (const [event, react] of Object.entries(reactions))
      audio.addEventListener(event, react, { signal: subscription.signal });
    audio.src = recording.src;
    audio.defaultPlaybackRate = rate;
    audio.playbackRate = rate;
    audio.currentTime = storage.position(recording.id);
    listen(audio);
    notify();
  }

  function play(recording: Recording): void {
    if (started === null || !isStarted(recording) || started.phase === 'failed') {
      begin(recording);
      return;
    }
    if (started.phase === 'ended') started.audio.currentTime = 0;
    if (started.phase !== 'playing') enter('loading');
    listen(started.audio);
  }

  function secondsOf(recording: Recording): number {
    const ended = isStarted(recording) && started?.phase === 'ended';
    return ended ? Math.floor(recording.seconds) : storage.position(recording.id);
  }

  function seek(recording: Recording, seconds: number): void {
    if (started !== null && isStarted(recording)) {
      started.audio.currentTime = clampPosition(seconds, recording.seconds);
      if (started.phase === 'ended') enter('paused');
    }
    keep(recording, seconds);
  }

  return {
    subscribe,
    /**
     * Returns the recording that was started in this visit, on whichever page; null before, and once it was
     * closed.
     */
    started: (): Recording | null => started?.recording ?? null,
    phaseOf: (recording: Recording): PlaybackState =>
      started !== null && isStarted(recording) ? started.phase : 'idle',
    secondsOf,
    rate: () => rate,
    play,
    pause: () => {
      started?.audio.pause();
    },
    /** Seeks, also in a recording that is not loaded: it will begin there. */
    seek,
    skip: (recording: Recording, seconds: number) => {
      seek(recording, secondsOf(recording) + seconds);
    },
    setRate: (next: number) => {
      rate = next;
      storage.saveRate(next);
      if (started !== null) {
        started.audio.defaultPlaybackRate = next;
        started.audio.playbackRate = next;
      }
      notify();
    },
    /** Stops and unloads the recording; its position stays stored. */
    close,
  };
}
