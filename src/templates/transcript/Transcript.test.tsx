/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Transcript } from './Transcript';

const transcript = (
  <Transcript
    episode={{ label: 'Back to the episode', href: '/episode/' }}
    recording={{
      id: '1-talk',
      title: 'Talk',
      href: '/episode/',
      src: '/talk.mp3',
      type: 'audio/mpeg',
      size: 'MP3, 1 MB',
      seconds: 97,
      length: '1 minute 37 seconds',
    }}
    passages={[
      { start: 0, time: '0:00', id: 't-0', speaker: 'Dale', text: 'Welcome.' },
      { start: 64, time: '1:04', id: 't-64', speaker: null, text: 'Walk it together.' },
    ]}
  />
);
const play = jest.fn<() => Promise<void>>();

beforeEach(() => {
  play.mockResolvedValue(undefined);
  HTMLMediaElement.prototype.play = play;
});

afterEach(() => {
  cleanup();
  play.mockReset();
  history.replaceState(null, '', '/');
});

function position(): number {
  return screen.getByLabelText<HTMLAudioElement>('Recording of the episode').currentTime;
}

describe('Transcript', () => {
  it('gives each passage the anchor that its time links to', () => {
    render(transcript);
    expect(screen.getByRole('link', { name: '1:04' }).getAttribute('href')).toBe('#t-64');
    expect(screen.getByText('Walk it together.').closest('li')?.id).toBe('t-64');
  });

  it('begins at the passage of the address without playing', () => {
    history.replaceState(null, '', '/#t-64');
    render(transcript);
    expect(position()).toBe(64);
    expect(play).not.toHaveBeenCalled();
  });

  it('starts at the beginning for any other hash', () => {
    history.replaceState(null, '', '/#t-soon');
    render(transcript);
    expect(position()).toBe(0);
  });

  it('plays from a time that is chosen, again and again', () => {
    render(transcript);
    const link = screen.getByRole('link', { name: '1:04' });
    fireEvent.click(link);
    expect(position()).toBe(64);
    screen.getByLabelText<HTMLAudioElement>('Recording of the episode').currentTime = 80;
    fireEvent.click(link);
    expect(position()).toBe(64);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('leaves the recording alone when the link is opened in another tab', () => {
    render(transcript);
    fireEvent.click(screen.getByRole('link', { name: '1:04' }), { ctrlKey: true });
    expect(position()).toBe(0);
    expect(play).not.toHaveBeenCalled();
  });

  it('follows the hash when the visitor goes back', () => {
    render(transcript);
    history.replaceState(null, '', '/#t-64');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(position()).toBe(64);
  });
});
