import { describe, expect, it } from '@jest/globals';
import { readIndexPushSettings } from './index-push-settings';

const site = { GATSBY_ALGOLIA_APP_ID: 'APP', GATSBY_ALGOLIA_SEARCH_KEY: 'search' };

describe('readIndexPushSettings', () => {
  it('takes the application of the site with a key that may write', () => {
    expect(readIndexPushSettings({ ...site, ALGOLIA_ADMIN_KEY: ' write ' })).toEqual({
      appId: 'APP',
      adminKey: 'write',
      origin: null,
    });
  });

  it('names what is missing', () => {
    expect(() => readIndexPushSettings({ ALGOLIA_ADMIN_KEY: 'write' })).toThrow('GATSBY_ALGOLIA_APP_ID');
    expect(() => readIndexPushSettings(site)).toThrow('ALGOLIA_ADMIN_KEY is not set');
  });
});
