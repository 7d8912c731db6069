/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { VideoProps } from '../../../page-data/common-props';
import { VideoPlayer } from './VideoPlayer';

const video: VideoProps = {
  title: 'The home quarter in June',
  src: '/media/june.mp4',
  captions: '/media/june.vtt',
  poster: {
    alt: 'A farmyard from above',
    caption: null,
    width: 640,
    height: 360,
    src: '/june.jpg',
    srcSet: '/june.jpg 640w',
    sources: [],
  },
};

afterEach(cleanup);

describe('VideoPlayer', () => {
  it('loads nothing of the video before it is started', () => {
    const { container } = render(<VideoPlayer video={video} />);
    expect(screen.getByRole('button', { name: 'Play video: The home quarter in June' })).toBeTruthy();
    expect(container.querySelector('video, track, source')).toBeNull();
  });

  it('plays with captions in place of the button, and takes the focus', () => {
    const { container } = render(<VideoPlayer video={video} />);
    fireEvent.click(screen.getByRole('button'));
    const film = screen.getByLabelText<HTMLVideoElement>('The home quarter in June');
    expect(film.getAttribute('src')).toBe('/media/june.mp4');
    expect(film.controls && film.autoplay).toBe(true);
    expect(film.querySelector('track')?.getAttribute('src')).toBe('/media/june.vtt');
    expect(document.activeElement).toBe(film);
    expect(screen.queryByRole('button')).toBeNull();
    // The picture keeps the box open.
    expect(container.querySelector('img')?.getAttribute('height')).toBe('360');
  });

  it('is a plain video when scripts do not run', () => {
    const html = renderToString(<VideoPlayer video={video} />);
    const plain = /<noscript>(.*)<\/noscript>/.exec(html)?.[1] ?? '';
    expect(plain).toContain('preload="none"');
    expect(plain).toContain('controls');
    expect(plain).not.toMatch(/autoplay/i);
    expect(plain).toContain('/media/june.vtt');
  });
});
