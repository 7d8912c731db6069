import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createPlayer, type PlayerStore } from './create-player';
import { createPlaybackStorage } from './playback-storage';
import type { AudioPort, Recording } from './recording';

/** A fake audio element that loads when the test says so. */
class FakeAudio extends EventTarget implements AudioPort {
  src = '';
  currentTime = 0;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  playError: Error | null = null;
  loaded = true;

  play(): Promise<void> {
    return this.playError === null ? Promise.resolve() : Promise.reject(this.playError);
  }

  pause(): void {
    this.dispatch('pause');
  }

  removeAttribute(): void {
    this.src = '';
  }

  load(): void {
    this.loaded = false;
  }

  dispatch(event: string): void {
    this.dispatchEvent(new Event(event));
  }

  reach(seconds: number): void {
    this.currentTime = seconds;
    this.dispatch('timeupdate');
  }
}

function recording(id: string): Recording {
  return {
    id,
    title: `Episode ${id}`,
    href: `/${id}/`,
    src: `/${id}.mp3`,
    type: 'audio/mpeg',
    size: 'MP3, 387 kB',
    seconds: 97,
    length: '1 minute 37 seconds',
    show: 'The Farmland Exchange',
    cover: null,
  };
}

const one = recording('one');
const two = recording('two');

let storage: Map<string, string>;
let opened: FakeAudio[];
let onBegin: jest.Mock;
let player: PlayerStore;

function visit(): PlayerStore {
  return createPlayer({
    openAudio: () => {
      const audio = new FakeAudio();
      opened.push(audio);
      return audio;
    },
    storage: createPlaybackStorage(() => ({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    })),
    onStart: onBegin,
  });
}

/** The audio element that was created last. */
function audio(): FakeAudio {
  const last = opened.at(-1);
  if (last === undefined) throw new Error('Nothing was opened.');
  return last;
}

function playUntil(recording: Recording, seconds: number): void {
  player.play(recording);
  audio().dispatch('playing');
  audio().reach(seconds);
}

beforeEach(() => {
  storage = new Map();
  opened = [];
  onBegin = jest.fn();
  player = visit();
});

describe('the player', () => {
  it('fetches nothing before the visitor plays, even if a position is chosen', () => {
    player.seek(one, 42);
    expect(opened).toEqual([]);
    expect([player.phaseOf(one), player.secondsOf(one)]).toEqual(['idle', 42]);
    player.play(one);
    expect([audio().src, audio().currentTime]).toEqual(['/one.mp3', 42]);
    expect(onBegin).toHaveBeenCalledTimes(1);
  });

  it('goes from loading to playing, waits on a slow network, and pauses', () => {
    const events: string[] = [];
    player.subscribe(() => events.push(player.phaseOf(one)));
    player.play(one);
    audio().dispatch('playing');
    audio().dispatch('waiting');
    audio().dispatch('playing');
    player.pause();
    expect(events).toEqual(['loading', 'playing', 'loading', 'playing', 'paused']);
  });

  it('begins at its position in a browser that ignored it before the metadata had loaded', () => {
    player.seek(one, 42);
    player.play(one);
    audio().currentTime = 0;
    audio().dispatch('loadedmetadata');
    expect(audio().currentTime).toBe(42);
  });

  it('stays within the recording', () => {
    player.skip(one, -15);
    expect(player.secondsOf(one)).toBe(0);
    player.skip(one, 500);
    expect(player.secondsOf(one)).toBe(97);
  });

  it('begins on the next visit where it stopped', () => {
    playUntil(one, 42.8);
    player = visit();
    expect([player.phaseOf(one), player.secondsOf(one)]).toEqual(['idle', 42]);
    player.play(one);
    expect(audio().currentTime).toBe(42);
  });

  it('forgets the position at the end, and then plays from the beginning', () => {
    playUntil(one, 96);
    audio().dispatch('pause');
    audio().dispatch('ended');
    expect([player.phaseOf(one), player.secondsOf(one)]).toEqual(['ended', 97]);
    expect(storage.size).toBe(0);
    player.play(one);
    expect([opened.length, audio().currentTime, player.phaseOf(one)]).toEqual([1, 0, 'loading']);
  });

  it('goes back from the end', () => {
    playUntil(one, 96);
    audio().dispatch('ended');
    player.skip(one, -15);
    expect([player.phaseOf(one), player.secondsOf(one), audio().currentTime]).toEqual(['paused', 82, 82]);
  });

  it('plays one recording at a time and keeps the positions of all', () => {
    playUntil(one, 42);
    const first = audio();
    playUntil(two, 10);
    expect([first.src, first.loaded]).toEqual(['', false]);
    first.reach(60);
    expect([player.phaseOf(one), player.secondsOf(one)]).toEqual(['idle', 42]);
    expect([player.phaseOf(two), player.secondsOf(two)]).toEqual(['playing', 10]);
    expect(player.started()).toBe(two);
  });

  it('loads again from its position after a failure', () => {
    playUntil(one, 42);
    audio().dispatch('error');
    expect([player.phaseOf(one), player.secondsOf(one)]).toEqual(['failed', 42]);
    player.play(one);
    expect([opened.length, audio().currentTime, player.phaseOf(one)]).toEqual([2, 42, 'loading']);
  });

  it('is ready to play if the browser blocks autoplay', async () => {
    player.play(one);
    player.pause();
    audio().playError = Object.assign(new Error('no gesture'), { name: 'NotAllowedError' });
    player.play(one);
    await Promise.resolve();
    await Promise.resolve();
    expect(player.phaseOf(one)).toBe('paused');
  });

  it('keeps the speed for every recording and every visit', () => {
    playUntil(one, 3);
    player.setRate(1.5);
    expect(audio().playbackRate).toBe(1.5);
    player.play(two);
    expect([audio().playbackRate, audio().defaultPlaybackRate]).toEqual([1.5, 1.5]);
    player = visit();
    expect(player.rate()).toBe(1.5);
  });

  it('unloads the recording when it is closed, and keeps its position', () => {
    playUntil(one, 42);
    player.close();
    expect([audio().src, audio().loaded, player.started()]).toEqual(['', false, null]);
    expect([player.phaseOf(one), player.secondsOf(one)]).toEqual(['idle', 42]);
  });
});
