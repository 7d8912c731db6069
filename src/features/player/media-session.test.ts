import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createPlayer, type PlayerStore } from './create-player';
import { createPlaybackStorage } from './playback-storage';
import { connectMediaSession, type SessionPort } from './media-session';
import type { Recording } from './recording';

const recording: Recording = {
  id: 'one',
  title: 'What a quarter is worth',
  href: '/one/',
  src: '/one.mp3',
  type: 'audio/mpeg',
  size: 'MP3, 387 kB',
  seconds: 97,
  length: '1 minute 37 seconds',
  show: 'The Farmland Exchange',
  cover: '/one.jpg',
};

class SilentAudio extends EventTarget {
  src = '';
  currentTime = 0;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  play = () => Promise.resolve();
  pause = () => this.dispatchEvent(new Event('pause'));
  load = () => undefined;
  removeAttribute = () => undefined;
}

let player: PlayerStore;
let session: SessionPort;
let handlers: Map<string, MediaSessionActionHandler | null>;

function press(action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}): void {
  handlers.get(action)?.({ action, ...details });
}

beforeEach(() => {
  Object.assign(globalThis, {
    MediaMetadata: function describe(metadata: object) {
      return metadata;
    },
  });
  player = createPlayer({
    openAudio: () => new SilentAudio(),
    storage: createPlaybackStorage(() => {
      throw new Error('nothing is kept');
    }),
    onStart: () => undefined,
  });
  handlers = new Map();
  session = {
    metadata: null,
    playbackState: 'none',
    setActionHandler: (action, handler) => {
      if (action === 'stop') throw new TypeError('unknown action');
      handlers.set(action, handler);
    },
    setPositionState: jest.fn(),
  };
  connectMediaSession(player, session);
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'MediaMetadata');
});

describe('the controls of the device', () => {
  it('show the recording and its position', () => {
    player.play(recording);
    player.seek(recording, 42);
    expect(session.metadata).toEqual({
      title: 'What a quarter is worth',
      artist: 'The Farmland Exchange',
      artwork: [{ src: '/one.jpg' }],
    });
    expect(session.playbackState).toBe('playing');
    expect(session.setPositionState).toHaveBeenLastCalledWith({
      duration: 97,
      playbackRate: 1,
      position: 42,
    });
  });

  it('pause, skip and seek, even in a browser that lacks some of them', () => {
    player.play(recording);
    press('seekto', { seekTime: 50 });
    press('seekbackward');
    press('seekforward', { seekOffset: 10 });
    expect(player.secondsOf(recording)).toBe(45);
    press('pause');
    expect([player.phaseOf(recording), session.playbackState]).toEqual(['paused', 'paused']);
  });

  it('do nothing and show nothing once the player is closed', () => {
    player.play(recording);
    player.close();
    press('play');
    expect([player.started(), session.metadata, session.playbackState]).toEqual([null, null, 'none']);
  });
});
