import { describe, expect, it } from '@jest/globals';
import { readErrorReports } from './error-reports';
import { readSourceMaps } from './source-maps';

const dsn = 'https://key@o1.ingest.sentry.io/1';
const site = 'https://www.example.com';

describe('readErrorReports', () => {
  it('is off without a DSN', () => {
    expect(readErrorReports({ GATSBY_SENTRY_ENVIRONMENT: 'staging' }, site)).toEqual({
      sentry: null,
      host: null,
    });
  });

  it('reports from the public host alone, in production unless another environment is named', () => {
    expect(readErrorReports({ GATSBY_SENTRY_DSN: dsn }, site)).toEqual({
      sentry: { dsn, environment: 'production', release: null },
      host: 'www.example.com',
    });
    const env = { GATSBY_SENTRY_DSN: dsn, GATSBY_SENTRY_ENVIRONMENT: 'staging', GATSBY_SENTRY_RELEASE: 'a1' };
    expect(readErrorReports(env, site)).toMatchObject({
      sentry: { environment: 'staging', release: 'a1' },
    });
  });

  it.each([
    [{ GATSBY_SENTRY_DSN: 'key' }, 'GATSBY_SENTRY_DSN is "key"'],
    [
      { GATSBY_SENTRY_DSN: dsn, GATSBY_SENTRY_ENVIRONMENT: 'live' },
      'Write production, development or staging',
    ],
  ])('says what to write instead of %j', (env, sentence) => {
    expect(() => readErrorReports(env, site)).toThrow(sentence);
  });
});

describe('readSourceMaps', () => {
  const env = { SENTRY_ORG: 'farm', SENTRY_PROJECT: 'site', GATSBY_SENTRY_RELEASE: 'a1' };

  it('has no maps made without a token', () => {
    expect(readSourceMaps(env)).toBeNull();
  });

  it('needs the organization, the project and the release', () => {
    expect(readSourceMaps({ ...env, SENTRY_AUTH_TOKEN: 't' })).toEqual({
      authToken: 't',
      organization: 'farm',
      project: 'site',
      release: 'a1',
      url: null,
    });
    expect(() => readSourceMaps({ SENTRY_AUTH_TOKEN: 't', SENTRY_ORG: 'farm' })).toThrow(
      'SENTRY_PROJECT and GATSBY_SENTRY_RELEASE must be set',
    );
  });
});
