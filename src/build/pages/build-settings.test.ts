import { describe, expect, it } from '@jest/globals';
import { readBuildSettings } from './build-settings';

describe('readBuildSettings', () => {
  it('needs no variable', () => {
    expect(readBuildSettings({})).toMatchObject({
      ok: true,
      value: { authMode: 'engine', isPreview: false, cmsBackend: null, sourceMaps: false, reportsTo: null },
    });
  });

  it('says what is wrong with each variable', () => {
    const wrong = {
      STRICT_TRANSPORT_SECURITY: 'yes',
      CONTENT_DATE: 'tomorrow',
      GATSBY_AUTH_MODE: 'none',
      GATSBY_GTAG_ID: 'UA-1',
      GATSBY_SENTRY_DSN: 'sentry',
      CMS_BACKEND: 'svn',
      CSP_REPORT_ENDPOINT: 'reports',
      SENTRY_AUTH_TOKEN: 'token',
      GATSBY_MAPBOX_ORIGIN: 'mapbox',
    };
    const settings = readBuildSettings(wrong);
    const lines = settings.ok ? [] : settings.failure.split('\n');
    const silent = Object.keys(wrong).filter((name) => !lines.some((line) => line.includes(name)));
    expect(silent).toEqual([]);
  });

  it('reports a problem of several variables once', () => {
    const settings = readBuildSettings({ DEPLOY_PREVIEW: 'no', CMS_BACKEND: 'github' });
    expect(settings.ok ? '' : settings.failure).toMatch(/^DEPLOY_PREVIEW is "no"\..*$/);
  });
});
