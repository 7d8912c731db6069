import { describe, expect, it } from '@jest/globals';
import { readOutsideSources } from './outside-sources';
import { readTracking } from './tracking';

describe('readOutsideSources', () => {
  it('is empty if nothing is configured', () => {
    expect(readOutsideSources({}, null)).toEqual({ scripts: [], connections: [], images: [], media: [] });
  });

  it('names the services of the search, errors and the newsletter, by scheme and host', () => {
    const { scripts, connections } = readOutsideSources(
      {
        GATSBY_ALGOLIA_APP_ID: 'APP',
        GATSBY_ALGOLIA_SEARCH_KEY: 'key',
        GATSBY_MAPBOX_TOKEN: 'pk.1',
        GATSBY_SENTRY_DSN: 'https://key@o1.ingest.sentry.io/1',
      },
      'https://bid.example.com/api/newsletter?list=1',
    );
    expect(scripts).toEqual([]);
    expect(connections).toEqual([
      'https://bid.example.com',
      'https://api.mapbox.com',
      'https://o1.ingest.sentry.io',
      'https://APP-dsn.algolia.net',
      'https://APP-1.algolianet.com',
      'https://APP-2.algolianet.com',
      'https://APP-3.algolianet.com',
    ]);
  });

  it('accepts a host that replaces the one of Algolia', () => {
    const env = {
      GATSBY_ALGOLIA_APP_ID: 'APP',
      GATSBY_ALGOLIA_SEARCH_KEY: 'key',
      GATSBY_ALGOLIA_HOST: 'https://search.example.com',
    };
    expect(readOutsideSources(env, null).connections).toEqual(['https://search.example.com']);
  });

  it('lets tags load their scripts and send, and the pixel only where its script is used', () => {
    const pixel = { GATSBY_META_PIXEL_ID: '1234567890' };
    const withScript = readOutsideSources({ ...pixel, GATSBY_GTAG_ID: 'G-ABC123DEF4' }, null);
    expect(withScript.scripts).toEqual(['https://www.googletagmanager.com', 'https://connect.facebook.net']);
    expect(withScript.connections).toContain('https://*.google-analytics.com');
    expect(withScript.images).toContain('https://www.facebook.com');
    const own = {
      GATSBY_TAG_MANAGER_ID: 'GTM-ABC123',
      GATSBY_TAG_MANAGER_ORIGIN: 'https://tags.example.com',
    };
    const { connections, images } = readOutsideSources(own, null);
    expect([connections, images]).toEqual([
      expect.arrayContaining(['https://tags.example.com']),
      expect.arrayContaining(['https://tags.example.com']),
    ]);
    const withoutScript = readOutsideSources(
      { ...pixel, GATSBY_META_PIXEL_ENDPOINT: 'https://www.example.com/tr' },
      null,
    );
    expect(withoutScript).toEqual({
      scripts: [],
      connections: [],
      images: ['https://www.example.com'],
      media: [],
    });
  });

  it('lets imported episodes play from wherever their host leads', () => {
    const env = { PODCAST_FEED_URL: 'https://podcasts.example.com/feed.xml' };
    expect(readOutsideSources(env, null).media).toEqual(['https:']);
  });

  it('names scripts only if pages are built to load some, and so have no Trusted Types', () => {
    const pixel = { GATSBY_META_PIXEL_ID: '1234567890' };
    for (const env of [
      {},
      pixel,
      { ...pixel, GATSBY_META_PIXEL_ENDPOINT: 'https://www.example.com/tr' },
      { GATSBY_GTAG_ID: 'G-ABC123DEF4' },
      { GATSBY_TAG_MANAGER_ID: 'GTM-ABC123' },
    ])
      expect(readOutsideSources(env, null).scripts.length > 0).toBe(readTracking(env, []).loadsScripts);
  });
});
