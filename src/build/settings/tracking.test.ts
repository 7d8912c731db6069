import { describe, expect, it } from '@jest/globals';
import { deniedTimeZones } from './denied-time-zones';
import { readTracking } from './tracking';

const ids = {
  GATSBY_GTAG_ID: 'G-ABC123',
  GATSBY_TAG_MANAGER_ID: 'GTM-ABC123',
  GATSBY_META_PIXEL_ID: '1234567890',
};

describe('readTracking', () => {
  it('needs no service', () => {
    const none = {
      gtag: null,
      tagManager: null,
      pixel: null,
      pixelEndpoint: null,
      loadsScripts: false,
      deniedRegions: [],
      startsDeniedSomewhere: false,
      deniedTimeZones: [],
    };
    expect(readTracking({}, [])).toEqual(none);
    expect(readTracking({ GATSBY_GTAG_ID: ' ', GATSBY_META_PIXEL_ORIGIN: '' }, ['CA-QC'])).toEqual({
      ...none,
      deniedRegions: ['CA-QC'],
    });
  });

  it('takes the hosts of the vendors unless others are named', () => {
    expect(readTracking(ids, ['CA-QC'])).toMatchObject({
      gtag: { id: 'G-ABC123', origin: 'https://www.googletagmanager.com' },
      tagManager: { id: 'GTM-ABC123', origin: 'https://www.googletagmanager.com' },
      pixel: { id: '1234567890', origin: 'https://connect.facebook.net' },
      deniedRegions: ['CA-QC'],
      startsDeniedSomewhere: true,
      deniedTimeZones: expect.arrayContaining(['America/Toronto']),
    });
    const elsewhere = { ...ids, GATSBY_META_PIXEL_ORIGIN: 'http://localhost:9100/' };
    expect(readTracking(elsewhere, []).pixel?.origin).toBe('http://localhost:9100');
    const proxy = { ...ids, GATSBY_META_PIXEL_ENDPOINT: 'https://www.example.com/tr' };
    expect(readTracking(proxy, []).pixelEndpoint).toBe('https://www.example.com/tr');
  });

  it('knows whether pages load third-party scripts; a pixel with an endpoint loads none', () => {
    const { GATSBY_META_PIXEL_ID, GATSBY_GTAG_ID } = ids;
    const endpoint = { GATSBY_META_PIXEL_ENDPOINT: 'https://www.example.com/tr' };
    expect(readTracking({ GATSBY_META_PIXEL_ID }, []).loadsScripts).toBe(true);
    expect(readTracking({ GATSBY_META_PIXEL_ID, ...endpoint }, []).loadsScripts).toBe(false);
    expect(readTracking({ GATSBY_META_PIXEL_ID, GATSBY_GTAG_ID, ...endpoint }, []).loadsScripts).toBe(true);
  });

  it.each([
    [{ GATSBY_GTAG_ID: 'UA-1' }, 'GATSBY_GTAG_ID is "UA-1"'],
    [{ GATSBY_TAG_MANAGER_ID: "GTM-1');alert('" }, 'Write an ID such as GTM-ABC123'],
    [{ GATSBY_META_PIXEL_ID: 'pixel' }, 'GATSBY_META_PIXEL_ID is "pixel"'],
    [{ GATSBY_GTAG_ORIGIN: 'http://localhost:9100' }, 'needs GATSBY_GTAG_ID'],
    [{ ...ids, GATSBY_META_PIXEL_ORIGIN: 'ftp://x' }, 'GATSBY_META_PIXEL_ORIGIN is "ftp://x"'],
    [{ ...ids, GATSBY_META_PIXEL_ENDPOINT: 'x.example/tr' }, 'GATSBY_META_PIXEL_ENDPOINT is "x.example/tr"'],
    [{ GATSBY_META_PIXEL_ENDPOINT: 'https://x.example/tr' }, 'needs GATSBY_META_PIXEL_ID'],
    [
      {
        ...ids,
        GATSBY_META_PIXEL_ENDPOINT: 'https://x.example/tr',
        GATSBY_META_PIXEL_ORIGIN: 'https://x.example',
      },
      'Unset one of them',
    ],
  ])('says what to write instead of %j', (env, sentence) => {
    expect(() => readTracking(env, [])).toThrow(sentence);
  });
});

describe('deniedTimeZones', () => {
  it('has the zones of a country, and of Quebec those that it shares with its neighbours', () => {
    expect(deniedTimeZones([])).toEqual([]);
    expect(deniedTimeZones(['DE'])).toContain('Europe/Berlin');
    expect(deniedTimeZones(['CA-QC'])).toContain('America/Toronto');
    expect(deniedTimeZones(['CA-QC'])).not.toContain('America/Edmonton');
  });

  it('treats a part of a country that it has no list for as the whole country', () => {
    expect(deniedTimeZones(['CA-SK'])).toEqual(
      expect.arrayContaining(['America/Regina', 'America/Edmonton', 'America/Toronto']),
    );
  });

  it('refuses a region that has no time zone', () => {
    expect(() => deniedTimeZones(['QQ'])).toThrow('"QQ"');
  });
});
