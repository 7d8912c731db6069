import { describe, expect, it } from '@jest/globals';
import { readSignInSettings } from './sign-in-settings';

const env = {
  CMS_BACKEND: 'github',
  CMS_OAUTH_CLIENT_ID: 'Iv1.1',
  CMS_OAUTH_CLIENT_SECRET: 'the-secret',
  GATSBY_SITE_URL: 'https://www.example.com/',
} as const;

describe('readSignInSettings', () => {
  it('is off without a secret', () => {
    expect(readSignInSettings({ CMS_BACKEND: 'github', CMS_OAUTH_CLIENT_ID: 'Iv1.1' })).toBeNull();
    expect(readSignInSettings({ CMS_OAUTH_CLIENT_SECRET: ' ' })).toBeNull();
  });

  it('signs in at GitHub, or at a self-hosted GitHub', () => {
    expect(readSignInSettings(env)).toEqual({
      siteOrigin: 'https://www.example.com',
      gitOrigin: 'https://github.com',
      clientId: 'Iv1.1',
      clientSecret: 'the-secret',
    });
    expect(readSignInSettings({ ...env, CMS_GIT_ORIGIN: 'https://git.example.com' })?.gitOrigin).toBe(
      'https://git.example.com',
    );
  });

  it.each([
    [{ CMS_BACKEND: 'gitlab' }, 'CMS_BACKEND has to be github beside CMS_OAUTH_CLIENT_SECRET'],
    [{ CMS_BACKEND: '' }, 'CMS_BACKEND has to be github'],
    [{ CMS_OAUTH_CLIENT_ID: '' }, 'CMS_OAUTH_CLIENT_ID has to be set beside CMS_OAUTH_CLIENT_SECRET.'],
    [{ GATSBY_SITE_URL: '' }, 'GATSBY_SITE_URL has to be set, as for the build'],
    [{ GATSBY_SITE_URL: 'www.example.com' }, 'GATSBY_SITE_URL has to be an address such as https://'],
    [{ CMS_GIT_ORIGIN: 'http://git.example.com' }, 'with https'],
  ])('says what to write instead of %j, without the secret', (wrong, sentence) => {
    const read = () => readSignInSettings({ ...env, ...wrong });
    expect(read).toThrow(sentence);
    expect(read).toThrow(/^(?!.*the-secret)/s);
  });
});
