/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { player } from '../../../features/player/player';
import { MiniPlayer } from './MiniPlayer';
import { Player } from './Player';
import { sampleRecording as recording } from './Player.example';

const play = jest.fn<() => Promise<void>>();
let opened: HTMLAudioElement[] = [];
/** Reports whether the page's player is visible. */
let setVisible: (isIntersecting: boolean) => void;

function dispatch(event: string): void {
  act(() => {
    opened.at(-1)?.dispatchEvent(new Event(event));
  });
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

function slider(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });
}

beforeEach(() => {
  opened = [];
  play.mockReset().mockResolvedValue();
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.load = () => undefined;
  HTMLMediaElement.prototype.pause = function pause() {
    this.dispatchEvent(new Event('pause'));
  };
  Object.assign(window, {
    Audio: function open() {
      const audio = document.createElement('audio');
      opened.push(audio);
      return audio;
    },
    IntersectionObserver: class {
      constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        setVisible = (isIntersecting) => {
          act(() => {
            callback([{ isIntersecting }]);
          });
        };
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});

afterEach(() => {
  cleanup();
  player.close();
  player.seek(recording, 0);
  player.setRate(1);
});

describe('Player', () => {
  it('is the browser’s own when scripts do not run, and fetches nothing by itself', () => {
    const html = renderToString(<Player recording={recording} />);
    const plain = /<noscript>(.*)<\/noscript>/.exec(html)?.[1] ?? '';
    expect(plain).toContain('controls');
    expect(plain).toContain('preload="none"');
    expect(html.replace(plain, '')).not.toContain('<audio');
  });

  it('shows position and length, plays, and pauses by the same button', () => {
    render(<Player recording={recording} />);
    expect(screen.getByText('0:00 of 1:37')).toBeTruthy();
    press('Play');
    expect(screen.getByRole('status').textContent).toBe('Loading… ');
    dispatch('playing');
    expect(screen.getByRole('status').textContent).toBe('');
    press('Pause');
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('announces where it resumes', () => {
    player.seek(recording, 64);
    render(<Player recording={recording} />);
    expect(screen.getByText('Resumes at 1:04 of 1:37')).toBeTruthy();
    expect(slider().getAttribute('aria-valuetext')).toBe('1 minute 4 seconds of 1 minute 37 seconds');
  });

  it('seeks when the slider is released, not while it is dragged', () => {
    render(<Player recording={recording} />);
    slider().value = '50';
    fireEvent.input(slider());
    expect([slider().value, player.secondsOf(recording)]).toEqual(['50', 0]);
    fireEvent(slider(), new Event('change'));
    expect(player.secondsOf(recording)).toBe(50);
  });

  it('seeks by its buttons and by the arrow keys', () => {
    render(<Player recording={recording} />);
    press('Forward 30 seconds');
    press('Back 15 seconds');
    fireEvent.keyDown(slider(), { key: 'ArrowRight' });
    fireEvent.keyDown(slider(), { key: 'ArrowUp' });
    fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
    expect(slider().value).toBe('20');
  });

  it('plays at the chosen speed', () => {
    render(<Player recording={recording} />);
    fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '1.5' } });
    press('Play');
    expect(opened[0]?.playbackRate).toBe(1.5);
  });

  it('explains what to do when the recording does not load, and keeps the position', () => {
    player.seek(recording, 64);
    render(<Player recording={recording} />);
    press('Play');
    dispatch('error');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('press Play again');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/none.mp3');
    press('Play');
    expect(alert.textContent).toBe('');
    expect([opened.length, opened[1]?.currentTime]).toEqual([2, 64]);
  });
});

describe('MiniPlayer', () => {
  it('appears when the page’s own player is out of sight, and leads back to it', () => {
    render(
      <>
        <Player recording={recording} />
        <MiniPlayer />
      </>,
    );
    press('Play');
    expect(screen.queryByRole('region', { name: 'Now playing' })).toBeNull();
    setVisible(false);
    const dock = within(screen.getByRole('region', { name: 'Now playing' }));
    expect(dock.getByRole('link', { name: recording.title }).getAttribute('href')).toBe(recording.href);
    expect(dock.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('disappears when it is closed, with the focus in the page, and at the end', () => {
    player.play(recording);
    render(
      <main id="main" tabIndex={-1}>
        <MiniPlayer />
      </main>,
    );
    press('Close player');
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement?.id).toBe('main');
    act(() => {
      player.play(recording);
    });
    expect(screen.getByRole('region')).toBeTruthy();
    dispatch('ended');
    expect(screen.queryByRole('region')).toBeNull();
  });
});
