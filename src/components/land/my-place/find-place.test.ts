import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type { Find } from '../../../features/search/search-ports';
import { fail, ok } from '../../../lib/result';
import type { PlaceSuggestion } from '../../../model/derive/search/suggestions';
import { findPlace } from './find-place';

const waiting = new AbortController().signal;

function town(label: string): PlaceSuggestion {
  return { key: label, label, coordinates: [-73.6, 45.6] };
}

function answering(...labels: string[]) {
  return jest.fn<Find<PlaceSuggestion>>(() => Promise.resolve(ok(labels.map(town))));
}

async function find(text: string, ...labels: string[]) {
  const found = await findPlace(text, answering(...labels), waiting);
  switch (found.kind) {
    case 'found':
      return found.place.label;
    case 'several':
      return found.places.map(({ label }) => label);
    case 'failed':
      return found.why;
  }
}

describe('findPlace', () => {
  it.each([
    ['nw 14 72 6 w6', 'NW-14-72-6-W6M'],
    [' NE 17-3-4 WPM ', 'NE 17-3-4 WPM'],
    ['lsd 7-14-72-6-w6', 'LSD 7-14-72-6-W6M'],
    ['72-6-w6', '72-6-W6M'],
  ])('reads %j as land without searching for a town', async (text, label) => {
    const towns = answering('Falher, AB');
    expect(await findPlace(text, towns, waiting)).toMatchObject({ kind: 'found', place: { label } });
    expect(towns).not.toHaveBeenCalled();
  });

  it.each([
    ['Falher', 'Falher, AB'],
    ['falher, ab', 'Falher, AB'],
    ['trois rivieres', 'Trois-Rivières, QC'],
    ['TROIS-RIVIÈRES QC', 'Trois-Rivières, QC'],
    ['st. paul', 'St. Paul, AB'],
    ['100 mile house', '100 Mile House, BC'],
  ])('takes %j for the town by that name among others', async (text, label) => {
    expect(await find(text, 'Falherville, MB', label)).toBe(label);
  });

  it('leaves the choice to the visitor where several have the name', async () => {
    const both = ['Saint-Léonard, QC', 'Saint-Léonard, NB'];
    expect(await find('saint leonard', ...both, "Saint-Léonard-d'Aston, QC")).toEqual(both);
    expect(await find('Saint-Leonard NB', ...both)).toBe('Saint-Léonard, NB');
  });

  it('offers a choice when only a similar name is found', async () => {
    expect(await find('falhr', 'Falher, AB')).toEqual(['Falher, AB']);
  });

  it.each([
    ['  \u0000 ', 'empty'],
    ['NW 40-72-6-W6', 'not land'],
    ['the moon', 'not found'],
  ])('says what is wrong with %j', async (text, why) => {
    expect(await find(text)).toBe(why);
  });

  it('says that towns cannot be looked up', async () => {
    const found = await findPlace('Falher', () => Promise.resolve(fail('unreachable')), waiting);
    expect(found).toEqual({ kind: 'failed', why: 'unavailable' });
  });

  it('passes on the signal that aborts the search', async () => {
    const towns = answering('Falher, AB');
    await findPlace('Falher', towns, waiting);
    expect(towns.mock.calls).toEqual([['Falher', waiting]]);
  });

  it('takes any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        await findPlace(text, answering('Falher, AB'), waiting);
      }),
    );
  });
});
