/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createGoogleTags } from './google-tags';

const google = 'https://tags.example';
const gtag = { id: 'G-TEST', origin: google };
const tagManager = { id: 'GTM-TEST', origin: google };
const granted = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

function isArguments(entry: unknown): entry is ArrayLike<unknown> {
  return Object.prototype.toString.call(entry) === '[object Arguments]';
}

/** Returns commands as arrays; other entries stay as they are. */
function commandsOf(entries: readonly unknown[]): unknown[] {
  return entries.map((entry) => (isArguments(entry) ? Array.from(entry) : entry));
}

function queue(): unknown[] {
  return commandsOf(window.dataLayer ?? []);
}

function scripts(): string[] {
  return [...document.querySelectorAll('script')].map(({ src }) => src);
}

beforeEach(() => {
  window.history.replaceState(null, '', '/sales/?coordinates=-113.5_53.5&utm_source=radio#list');
});

afterEach(() => {
  document.head.replaceChildren();
  delete window.dataLayer;
  delete window.gtag;
});

describe('createGoogleTags', () => {
  it('sets the consent by region before any tag is configured', () => {
    createGoogleTags({ gtag, tagManager: null, deniedRegions: ['CA-QC'] }).start();
    const view = { page_path: '/sales/', page_location: 'http://localhost/sales/?utm_source=radio' };
    expect(queue()).toEqual([
      { platform: 'gatsby' },
      ['consent', 'default', granted],
      ['consent', 'default', { ...denied, region: ['CA-QC'] }],
      ['js', expect.any(Date)],
      ['set', view],
      ['config', 'G-TEST', { send_page_view: false, allow_google_signals: false }],
      ['set', view],
      ['event', 'page_view', view],
    ]);
    expect(scripts()).toEqual([`${google}/gtag/js?id=G-TEST`]);
  });

  it('drops what was queued before, and starts Tag Manager with the current page', () => {
    window.dataLayer = [{ event: 'gatsby-route-change' }];
    const tags = createGoogleTags({ gtag: null, tagManager, deniedRegions: [] });
    tags.start();
    expect(queue()).toEqual([
      { platform: 'gatsby' },
      ['consent', 'default', granted],
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
      { event: 'gatsby-route-change' },
    ]);
    expect(scripts()).toEqual([`${google}/gtm.js?id=GTM-TEST`]);
    expect(window.gtag).toBeUndefined();
  });

  it("leaves out what visitors typed from the plugin's page views", () => {
    createGoogleTags({ gtag, tagManager: null, deniedRegions: [] }).start();
    window.gtag?.('event', 'page_view', { page_path: '/sales/?coordinates=-113.5_53.5' });
    expect(JSON.stringify(queue())).not.toContain('coordinates');
    window.gtag?.('event', 'other', { value: 1 });
    expect(queue().at(-1)).toEqual(['event', 'other', { value: 1 }]);
  });

  it('passes nothing more to loaded scripts once the visitor has declined', () => {
    const tags = createGoogleTags({ gtag, tagManager, deniedRegions: [] });
    tags.start();
    const seen = window.dataLayer ?? [];
    tags.accept?.();
    tags.revoke();
    const [accepted, revoked] = commandsOf(seen.slice(-2));
    expect([accepted, revoked]).toEqual([
      ['consent', 'update', granted],
      ['consent', 'update', denied],
    ]);
    const length = seen.length;
    window.dataLayer?.push({ event: 'gatsby-route-change' });
    expect([seen.length, window.gtag, Reflect.get(window, 'ga-disable-G-TEST')]).toEqual([
      length,
      undefined,
      true,
    ]);
    tags.resume();
    expect([window.dataLayer === seen, Reflect.get(window, 'ga-disable-G-TEST')]).toEqual([true, false]);
    expect(scripts()).toHaveLength(2);
  });
});
