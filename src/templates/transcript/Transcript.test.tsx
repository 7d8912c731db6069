/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { player } from '../../features/player/player';
import type { PassageProps } from '../../page-data/podcast-props';
import { Transcript } from './Transcript';
import type { RecordingProps } from '../../model/derive/recording';

const recording: RecordingProps = {
  id: 'talk',
  title: 'Dividing the home place',
  href: '/talk/',
  src: '/talk.mp3',
  type: 'audio/mpeg',
  size: 'MP3, 1 MB',
  seconds: 300,
  length: '5 minutes',
  show: 'The Farmland Exchange',
  cover: null,
};

function passage(start: number, time: string, text: string): PassageProps {
  return { start, time, id: `t-${String(start)}`, speaker: 'Hélène', text };
}

const passages = [
  passage(0, '0:00', 'Welcome. Today the GST.'),
  passage(64, '1:04', 'Walk it together.'),
  passage(90, '1:30', 'No gst cheque. The GST is theirs.'),
];

const play = jest.fn<() => Promise<void>>();
let scrolled: string[];

function show(): void {
  render(
    <Transcript
      recording={recording}
      passages={passages}
      textFile={{ label: 'Text file', href: '/talk.txt' }}
    />,
  );
}

function row(text: string): HTMLElement | null {
  return screen
    .getByText((_, element) => element?.tagName === 'P' && element.textContent === text)
    .closest('li');
}

function current(): string | undefined {
  return document.querySelector('li[aria-current]')?.id;
}

function sought(): HTMLElement {
  return screen.getByRole('searchbox', { name: 'Search this transcript' });
}

function type(text: string): void {
  fireEvent.change(sought(), { target: { value: text } });
}

beforeEach(() => {
  scrolled = [];
  HTMLMediaElement.prototype.play = play.mockReset().mockResolvedValue();
  HTMLMediaElement.prototype.load = () => undefined;
  HTMLMediaElement.prototype.pause = () => undefined;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id === '' ? this.textContent : this.id);
  };
});

afterEach(() => {
  cleanup();
  player.close();
  player.seek(recording, 0);
  history.replaceState(null, '', '/');
});

describe('the times of a transcript', () => {
  it('lead to the passages by themselves, with or without scripts', () => {
    show();
    expect(screen.getByRole('link', { name: '1:04' }).getAttribute('href')).toBe('#t-64');
    expect(row('Walk it together.')?.id).toBe('t-64');
    expect(current()).toBeUndefined();
  });

  it('play from there, without scrolling the page', () => {
    show();
    expect(fireEvent.click(screen.getByRole('link', { name: '1:04' }))).toBe(false);
    expect([player.phaseOf(recording), player.secondsOf(recording)]).toEqual(['loading', 64]);
    expect([current(), scrolled]).toEqual(['t-64', []]);
  });

  it('are left to the browser if the click opens another tab', () => {
    show();
    expect(fireEvent.click(screen.getByRole('link', { name: '1:04' }), { ctrlKey: true })).toBe(true);
    expect(player.phaseOf(recording)).toBe('idle');
  });
});

describe('an address with a time', () => {
  it.each(['#t-64', '#t=64', '#t=70', '#t=1:04'])('%s opens at its passage without playing', (hash) => {
    history.replaceState(null, '', `/${hash}`);
    show();
    expect([current(), player.phaseOf(recording), play.mock.calls.length]).toEqual(['t-64', 'idle', 0]);
    // The browser scrolls to the anchor by itself.
    expect(scrolled).toEqual(hash === '#t-64' ? [] : ['t-64']);
  });

  it('is followed when it changes', () => {
    show();
    history.replaceState(null, '', '/#t=95');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect([current(), scrolled]).toEqual(['t-90', ['t-90']]);
  });
});

describe('the search in a transcript', () => {
  it('marks the matches and shows their number, before and after a step', () => {
    show();
    type('gst');
    expect(screen.getByRole('status').textContent).toBe('3 found');
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'GST',
      'gst',
      'GST',
    ]);
    expect(row('No gst cheque. The GST is theirs.')).toBeTruthy();
    fireEvent.keyDown(sought(), { key: 'Enter' });
    fireEvent.keyDown(sought(), { key: 'Enter' });
    expect(screen.getByRole('status').textContent).toBe('2 of 3');
    expect(scrolled).toEqual(['GST', 'gst']);
    expect(document.querySelector('[data-at]')?.textContent).toBe('gst');
  });

  it('cycles in both directions', () => {
    show();
    type('gst');
    fireEvent.keyDown(sought(), { key: 'Enter', shiftKey: true });
    expect(screen.getByRole('status').textContent).toBe('3 of 3');
    fireEvent.click(screen.getByRole('button', { name: 'Next match' }));
    expect(screen.getByRole('status').textContent).toBe('1 of 3');
    fireEvent.click(screen.getByRole('button', { name: 'Previous match' }));
    expect(screen.getByRole('status').textContent).toBe('3 of 3');
  });

  it('shows when there is no match, and clears', () => {
    show();
    type('PST');
    expect(screen.getByRole('status').textContent).toBe('Not found');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect([screen.getByRole('status').textContent, document.activeElement]).toEqual(['', sought()]);
  });
});

describe('following along', () => {
  function follow(): void {
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Follow along' }));
  }

  function playTo(seconds: number): void {
    act(() => {
      player.seek(recording, seconds);
    });
  }

  it('scrolls the page only when the visitor has turned it on', () => {
    show();
    playTo(64);
    expect(scrolled).toEqual([]);
    follow();
    playTo(95);
    expect(scrolled).toEqual(['t-64', 't-90']);
  });

  it('stops when the visitor scrolls', () => {
    show();
    follow();
    fireEvent.wheel(window);
    playTo(95);
    expect(scrolled).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });
});
