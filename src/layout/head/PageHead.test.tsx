/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { PageHead } from './PageHead';

const head = {
  title: 'Four Mile Coulee | Example Land',
  description: 'A section under four pivots.',
  canonical: 'https://site.example/auctions/four-mile-coulee/',
  noindex: false,
  image: {
    src: 'https://site.example/static/coulee.jpg',
    size: { width: 1248, height: 702 },
    alt: 'Four pivots',
  },
};

afterEach(cleanup);

function contentOf(selector: string): string | null | undefined {
  return document.querySelector(`meta[${selector}]`)?.getAttribute('content');
}

describe('PageHead', () => {
  it('gives search engines and link previews the same title, text and address', () => {
    render(<PageHead {...head} />);
    expect(document.title).toBe(head.title);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(head.canonical);
    expect(contentOf('name=description')).toBe(head.description);
    expect(contentOf('property="og:title"')).toBe(head.title);
    expect(contentOf('property="og:description"')).toBe(head.description);
    expect(contentOf('property="og:url"')).toBe(head.canonical);
    expect(contentOf('property="og:image"')).toBe(head.image.src);
  });

  it('lets a page be indexed by default', () => {
    const { rerender } = render(<PageHead {...head} />);
    expect(contentOf('name=robots')).toBeUndefined();
    rerender(<PageHead {...head} noindex />);
    expect(contentOf('name=robots')).toBe('noindex');
  });

  it('names no picture when there is none', () => {
    render(<PageHead {...head} image={null} />);
    expect(contentOf('property="og:image"')).toBeUndefined();
  });
});
