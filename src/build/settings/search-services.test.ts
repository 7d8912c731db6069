import { describe, expect, it } from '@jest/globals';
import { readSearchServices } from './search-services';

const algolia = { GATSBY_ALGOLIA_APP_ID: 'APP', GATSBY_ALGOLIA_SEARCH_KEY: 'public' };

describe('readSearchServices', () => {
  it('needs no service', () => {
    const none = { algolia: null, mapbox: null };
    expect(readSearchServices({})).toEqual(none);
    expect(readSearchServices({ GATSBY_ALGOLIA_APP_ID: '', GATSBY_MAPBOX_TOKEN: ' ' })).toEqual(none);
  });

  it('takes the hosts of the vendors unless others are named', () => {
    expect(readSearchServices({ ...algolia, GATSBY_MAPBOX_TOKEN: 'pk.1' })).toEqual({
      algolia: { appId: 'APP', searchKey: 'public', origin: null },
      mapbox: { token: 'pk.1', origin: 'https://api.mapbox.com' },
    });
    const elsewhere = {
      ...algolia,
      GATSBY_ALGOLIA_HOST: 'http://localhost:9100/',
      GATSBY_MAPBOX_TOKEN: 'pk.1',
      GATSBY_MAPBOX_ORIGIN: 'http://localhost:9101',
    };
    expect(readSearchServices(elsewhere)).toEqual({
      algolia: { appId: 'APP', searchKey: 'public', origin: 'http://localhost:9100' },
      mapbox: { token: 'pk.1', origin: 'http://localhost:9101' },
    });
  });

  it.each([
    [{ GATSBY_ALGOLIA_APP_ID: 'APP' }, 'belong together'],
    [{ GATSBY_ALGOLIA_SEARCH_KEY: 'public' }, 'belong together'],
    [{ GATSBY_ALGOLIA_HOST: 'http://localhost:9100' }, 'belong together'],
    [{ GATSBY_MAPBOX_ORIGIN: 'http://localhost:9101' }, 'needs GATSBY_MAPBOX_TOKEN'],
    [{ ...algolia, GATSBY_ALGOLIA_HOST: 'algolia' }, 'GATSBY_ALGOLIA_HOST is "algolia"'],
    [{ GATSBY_MAPBOX_TOKEN: 'pk.1', GATSBY_MAPBOX_ORIGIN: 'ftp://x' }, 'GATSBY_MAPBOX_ORIGIN is "ftp://x"'],
  ])('says what to write instead of %j', (env, sentence) => {
    expect(() => readSearchServices(env)).toThrow(sentence);
  });
});
