import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mapboxPlaces } from '../../../src/features/search/mapbox-places';
import type { Fault, FaultyService } from '../../stand-ins/search/fault';
import { createMapbox, mapboxToken } from '../../stand-ins/search/mapbox';

const never = new AbortController().signal;
let mapbox: FaultyService;
let origin: string;

beforeEach(async () => {
  mapbox = createMapbox();
  origin = await mapbox.app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await mapbox.app.close();
});

function find(query: string, superseded = never, token = mapboxToken) {
  return mapboxPlaces({ token, origin })(query, superseded);
}

describe('places from Mapbox', () => {
  it('requests at most three places in Canada, and names each with its province', async () => {
    expect(await find('grand')).toEqual({
      ok: true,
      value: [
        { key: 'place.0', label: 'Grande Prairie, AB', coordinates: [-118.7956, 55.1707] },
        { key: 'place.1', label: 'Grande Cache, AB', coordinates: [-119.1333, 53.8833] },
        { key: 'place.2', label: 'Grand Forks, BC', coordinates: [-118.4453, 49.0309] },
      ],
    });
    expect(mapbox.requests).toEqual([
      `GET /geocoding/v5/mapbox.places/grand.json?access_token=${mapboxToken}&country=CA&limit=3&types=place`,
    ]);
  });

  it.each(['a/../b', '../../secret', 'a?b=c#d', 'Québec', '%2F', '<b>', 'עברית', '; ;'])(
    'sends %j as text',
    async (query) => {
      expect(await find(query)).toEqual({ ok: true, value: [] });
      const other = mapbox.requests.filter(
        (request) => !request.startsWith('GET /geocoding/v5/mapbox.places/'),
      );
      expect(other).toEqual([]);
    },
  );

  it.each<[Fault, string]>([
    ['unauthorized', 'refused'],
    ['limited', 'refused'],
    ['failing', 'refused'],
    ['broken JSON', 'unreadable'],
    ['other shape', 'unreadable'],
    ['cut off', 'unreachable'],
  ])('reports the kind of failure when Mapbox is %s', async (fault, failure) => {
    mapbox.fault = fault;
    expect(await find('grand')).toEqual({ ok: false, failure });
  });

  it('waits for a slow response, and is rejected with a wrong token', async () => {
    expect(await find('grand', never, 'pk.other')).toEqual({ ok: false, failure: 'refused' });
    mapbox.fault = 'slow';
    expect(await find('edm')).toMatchObject({ ok: true, value: [{ label: 'Edmonton, AB' }] });
  });

  it('aborts a request when a newer one replaces it', async () => {
    mapbox.fault = 'hanging';
    const next = new AbortController();
    const requested = new Promise<void>((resolve) => {
      mapbox.app.server.once('request', () => {
        resolve();
      });
    });
    const pending = find('grand', next.signal);
    await requested;
    next.abort();
    expect(await pending).toEqual({ ok: false, failure: 'unreachable' });
  });
});
