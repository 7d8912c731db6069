import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { contentDate, contentDirectory, podcastFeedUrl } from './environment';

describe('contentDate', () => {
  it('is noon on the prairies of a given day, or a given instant', () => {
    expect(contentDate({ CONTENT_DATE: '2026-11-21' }).toISOString()).toBe('2026-11-21T18:00:00.000Z');
    expect(contentDate({ CONTENT_DATE: '2026-11-21T15:00:00-06:00' }).toISOString()).toBe(
      '2026-11-21T21:00:00.000Z',
    );
  });

  it('is now without a day', () => {
    const before = new Date();
    const date = contentDate({});
    expect(date >= before && date <= new Date()).toBe(true);
  });

  it('says what to write if it is not a day', () => {
    expect(() => contentDate({ CONTENT_DATE: 'tomorrow' })).toThrow('CONTENT_DATE is "tomorrow"');
  });
});

describe('contentDirectory', () => {
  it('is content/ unless another folder is named; an empty name is none', () => {
    for (const env of [{}, { CONTENT_DIR: '' }]) expect(contentDirectory(env)).toBe(path.resolve('content'));
    expect(contentDirectory({ CONTENT_DIR: '/srv/content' })).toBe('/srv/content');
    expect(() => contentDirectory({ CONTENT_DIR: 'package.json' })).toThrow(
      'CONTENT_DIR is "package.json", which is a file.',
    );
  });
});

describe('podcastFeedUrl', () => {
  it('is none unless it is set', () => {
    expect(podcastFeedUrl({})).toBeNull();
    expect(podcastFeedUrl({ PODCAST_FEED_URL: '' })).toBeNull();
    expect(podcastFeedUrl({ PODCAST_FEED_URL: 'https://podcasts.example/feed.xml' })).toBe(
      'https://podcasts.example/feed.xml',
    );
  });

  it.each(['podcasts.example', 'file:///etc/passwd'])('says what to write instead of %s', (value) => {
    expect(() => podcastFeedUrl({ PODCAST_FEED_URL: value })).toThrow(`PODCAST_FEED_URL is "${value}"`);
  });
});
