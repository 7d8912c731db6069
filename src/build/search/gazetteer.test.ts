import { describe, expect, it } from '@jest/globals';
import type { Place } from '../../model/schema/place';
import { readGazetteer } from './gazetteer';

const edmonton: Place = {
  slug: 'edmonton-ab',
  name: 'Edmonton',
  province: 'AB',
  longitude: -113.5,
  latitude: 53.5,
};
const hamlet: Place = {
  slug: 'bad-heart-ab',
  name: 'Bad Heart',
  province: 'AB',
  longitude: -118.3,
  latitude: 55.5,
};

function gazetteer(places: Place[], popularLocations: string[] = []) {
  return readGazetteer({ places, settings: { popularLocations } });
}

describe('readGazetteer', () => {
  it('holds the places of Canada and of no other country', async () => {
    const { others } = await gazetteer([]);
    expect(others.length).toBeGreaterThan(2500);
    expect(others).toContainEqual(['Winnipeg', 'MB', expect.closeTo(-97.147, 1), expect.closeTo(49.884, 1)]);
    const outside = others.filter(
      ([, , east, north]) => east < -141 || east > -52 || north < 41 || north > 84,
    );
    expect(outside).toEqual([]);
  });

  it('puts the places of the content first, popular ones before the rest, and none twice', async () => {
    const { ours, others } = await gazetteer([hamlet, edmonton], ['edmonton-ab']);
    expect(ours.map(([name]) => name)).toEqual(['Edmonton', 'Bad Heart']);
    expect(others.filter(([name, province]) => name === 'Edmonton' && province === 'AB')).toEqual([]);
  });
});
