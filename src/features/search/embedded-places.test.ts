import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Gazetteer } from '../../model/derive/search/gazetteer';
import { embeddedPlaces } from './embedded-places';

const gazetteer: Gazetteer = {
  ours: [
    ['Grande Prairie', 'AB', -118.796, 55.171],
    ['Spirit River', 'AB', -118.84, 55.78],
  ],
  others: [
    ['Grand Bend', 'ON', -81.756, 43.312],
    ['Grand Forks', 'BC', -118.445, 49.031],
    ['Grande Cache', 'AB', -119.133, 53.883],
    ['Québec', 'QC', -71.208, 46.814],
    ['Edmonton', 'AB', -113.494, 53.546],
    ['Saint-Paul', 'QC', -73.4, 45.9],
    ['Saint-Paul', 'QC', -70.6, 47.4],
  ],
};
const never = new AbortController().signal;
const fetchMock = jest.fn<() => Promise<Response>>();
const realFetch = globalThis.fetch;

function json(value: unknown): () => Promise<Response> {
  return () => Promise.resolve(new Response(JSON.stringify(value)));
}

async function labels(query: string): Promise<string[]> {
  const found = await embeddedPlaces().find(query, never);
  if (!found.ok) throw new Error(found.failure);
  return found.value.map(({ label }) => label);
}

beforeEach(() => {
  globalThis.fetch = fetchMock;
  fetchMock.mockImplementation(json(gazetteer));
});

afterEach(() => {
  globalThis.fetch = realFetch;
  fetchMock.mockReset();
});

describe('embeddedPlaces', () => {
  it('finds places by the beginnings of their words, and lists those near land for sale first', async () => {
    expect(await labels('gran')).toEqual(['Grande Prairie, AB', 'Grand Forks, BC', 'Grande Cache, AB']);
    expect(await labels('prai')).toEqual(['Grande Prairie, AB']);
  });

  it('tolerates a typo, accents and case, and accepts the province', async () => {
    expect(await labels('EDMONTN')).toEqual(['Edmonton, AB']);
    expect(await labels('quebec')).toEqual(['Québec, QC']);
    expect(await labels('edmonton, ab')).toEqual(['Edmonton, AB']);
    expect(await labels('edmonton alberta')).toEqual(['Edmonton, AB']);
    expect(await labels('edmonton on')).toEqual([]);
  });

  it('lists a place once, with its coordinates', async () => {
    expect(await labels('saint-paul')).toEqual(['Saint-Paul, QC']);
    const found = await embeddedPlaces().find('spirit', never);
    expect(found.ok && found.value[0]?.coordinates).toEqual([-118.84, 55.78]);
  });

  it.each(['.*', '<b>', '\u202E', '💩'.repeat(20), '()[]{}', 'x'.repeat(100)])(
    'finds nothing for %j',
    async (query) => {
      expect(await labels(query)).toEqual([]);
    },
  );

  it('loads its data once for all queries, and again after a failure', async () => {
    const { find, prepare } = embeddedPlaces();
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await find('grande', never)).toEqual({ ok: false, failure: 'unreachable' });
    fetchMock.mockImplementation(json(gazetteer));
    prepare();
    expect((await find('grande', never)).ok).toBe(true);
    expect((await find('spirit', never)).ok).toBe(true);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it.each([
    [() => Promise.resolve(new Response('Not found', { status: 404 })), 'refused'],
    [() => Promise.resolve(new Response('<!doctype html>')), 'unreadable'],
    [json(null), 'unreadable'],
    [json({ ours: [], others: [['Edmonton']] }), 'unreadable'],
    [json({ ours: 1, others: [] }), 'unreadable'],
  ])('reports the kind of failure of any other response', async (other, failure) => {
    fetchMock.mockImplementation(other);
    expect(await embeddedPlaces().find('grande', never)).toEqual({ ok: false, failure });
  });
});
